import type { ColumnConcept, LabelConcept, PhraseName } from './lexicon.js';

/** Papers that state something in a set text: on asbestos, on illegal logging, on health. */
export type StatementType = 'ASB' | 'ILD' | 'HCC';

export interface Statement {
  readonly titles: readonly string[];
  readonly sentences: readonly string[];
  /** What stands where somebody signs. */
  readonly caption: string;
}

/** A paper of which only the type is judged: its titles, and captions with what stands at them: a word for something of the shipment, or a pattern. */
export interface Service {
  readonly type: string;
  readonly titles: readonly string[];
  readonly issuedBy: 'seller' | 'forwarder' | 'authority';
  readonly tells: readonly (readonly [caption: string, value: string])[];
  readonly table?: { readonly headers: readonly string[]; readonly rows: readonly string[] };
  readonly remarks: readonly string[];
}

/** What a printed form calls things, whatever its issuer's own words are. Its editions stand behind `|`, in the same order in all entries. */
export interface FormWords {
  readonly labels: Readonly<Partial<Record<LabelConcept, string>>>;
  readonly columns?: Readonly<Partial<Record<ColumnConcept, string>>>;
  /** How many captions of a print are those of the whole trade instead: none where the form is fixed. */
  readonly tradeShare?: number;
  readonly phrases?: Readonly<Partial<Record<PhraseName, readonly string[]>>>;
  /** For kinds of papers that come on forms only. */
  readonly services?: readonly Service[];
  readonly statements?: Readonly<Partial<Record<StatementType, Statement>>>;
}
