import type { ColumnConcept, LabelConcept, PhraseName } from './lexicon.js';

/** What a printed form calls things, whatever its issuer's own words are: alternatives stand behind `|`. */
export interface FormWords {
  readonly labels: Readonly<Partial<Record<LabelConcept, string>>>;
  readonly columns?: Readonly<Partial<Record<ColumnConcept, string>>>;
  readonly phrases?: Readonly<Partial<Record<PhraseName, readonly string[]>>>;
}
