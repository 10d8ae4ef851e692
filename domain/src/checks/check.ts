import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Papers } from './papers.js';

/** A value that a check looked at, by where it stands: its place on the page is that of the record's value. */
export interface CheckedValue {
  readonly recordId: string;
  readonly kind: RecordKind;
  /** Null for a value of the header. */
  readonly lineId: string | null;
  readonly field: RecordField;
  readonly value: string;
}

/** What a check lacks: a paper of a kind, or a value of one. */
export interface MissingValue {
  readonly recordId: string | null;
  readonly kind: RecordKind;
  readonly lineId: string | null;
  readonly field: RecordField | null;
}

/**
 * What a check says of one thing: a record, a line, or two papers that have to agree. A missing value is not a pass: then it cannot say.
 * What it has nothing to look at for is not applicable, and no finding.
 */
export type Finding =
  | { readonly outcome: 'holds'; readonly values: readonly CheckedValue[] }
  | {
      readonly outcome: 'fails';
      readonly values: readonly CheckedValue[];
      /** By how much, as decimal text, or what was expected. */
      readonly difference: string | null;
    }
  | { readonly outcome: 'cannot say'; readonly values: readonly CheckedValue[]; readonly missing: readonly MissingValue[] };

/** The categories of the specification (§5). */
export type CheckCategory = 'Dump' | 'Origin' | 'Prefer' | 'Quantity' | 'Value';

/** One rule about the papers of a job. */
export interface Check {
  /** Stable: overrides and settings name it. */
  readonly code: string;
  /** Rises when the rule means something else; an override of an older version lapses. */
  readonly version: number;
  readonly category: CheckCategory;
  readonly severity: 'error' | 'warning' | 'info';
  /** Everything that the rule says of these papers; nothing where it is not applicable. */
  run(papers: Papers): readonly Finding[];
}
