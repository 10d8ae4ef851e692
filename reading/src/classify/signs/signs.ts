import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Concept } from '../../labels/concepts.js';
import type { ColumnRole } from '../../tables/column-roles.js';

/** Words that speak for a type wherever they stand, and how strongly. */
export type WordSign = readonly [words: RegExp, weight: number];

/**
 * What speaks for a paper being of a type, and against it. A weight of 1 is a thing that most papers of the type have and few others;
 * together they must reach `LEAST` (`weigh-signs.ts`).
 */
export interface TypeSigns {
  readonly type: DocumentType;
  /** Of a paper without a type, by its English name. */
  readonly name?: string;
  /** Labels outside of tables. */
  readonly labels?: Readonly<Partial<Record<Concept, number>>>;
  /** Heads of columns. */
  readonly columns?: Readonly<Partial<Record<ColumnRole, number>>>;
  readonly words?: readonly WordSign[];
  /** Without any of these it hardly is of the type: what all signs together weigh is halved. */
  readonly needs?: { readonly labels?: readonly Concept[]; readonly columns?: readonly ColumnRole[]; readonly words?: RegExp };
}
