import type { COLUMN_WORDS } from './column-words.js';
import type { FIRST_LABELS } from './first-labels.js';
import type { FIRST_PHRASES } from './first-phrases.js';

/** What a label of a paper asks for. */
export type LabelConcept = keyof typeof FIRST_LABELS;
/** What a column of a table holds. */
export type ColumnConcept = keyof typeof COLUMN_WORDS;
/** A title or a sentence that papers of a kind bear. */
export type PhraseName = keyof typeof FIRST_PHRASES;

/** What a paper says besides, and nobody asks for. `#` is a digit, `@` a letter. */
export interface Aside {
  readonly group: 'references' | 'terms' | 'closing';
  readonly label: string;
  readonly value: string;
}

/** All words that papers of a set may use: alternatives stand behind `|`, Chinese behind `;`. */
export interface Lexicon {
  readonly labels: Readonly<Record<LabelConcept, string>>;
  readonly columns: Readonly<Record<ColumnConcept, string>>;
  readonly phrases: Readonly<Record<PhraseName, readonly string[]>>;
  /** Labels in the language of an issuer's country, which stand beside the English ones. */
  readonly languages: Readonly<Record<string, Readonly<Partial<Record<LabelConcept, string>>>>>;
  readonly asides: readonly Aside[];
  /** How many labels of a paper are those of the whole trade. */
  readonly tradeShare: number;
  /** The share of papers with a total in words, lines grouped by container, and signs for `the same as above`. */
  readonly clutter: number;
  /** Lines at the foot of sellers' papers. */
  readonly footnotes: readonly string[];
}
