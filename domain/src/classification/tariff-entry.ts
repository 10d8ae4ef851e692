/** A line of the tariff as goods are looked for in it: a chapter (2 digits), a heading (4) or a subheading (6), with the phrases that lead to it. */
export interface TariffEntry {
  readonly code: string;
  readonly name: string;
  readonly phrases: readonly string[];
  readonly source: TariffSource;
}

/** Where an entry's words come from: our own list of words, or an imported nomenclature. */
export type TariffSource = 'word-list' | 'nomenclature';
