import type { Gold } from './gold.js';

/** A label and what stands at it; a blank has no lines. Forms with fixed places find it by its concept. */
export interface Fact {
  readonly concept: string;
  readonly label: string;
  readonly lines: readonly string[];
}

/** What belongs together on a paper, whatever its layout. */
const FACT_GROUPS = ['parties', 'references', 'route', 'terms', 'cargo', 'sums', 'closing'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

export interface PaperColumn {
  /** What it holds, for families that place some columns apart. */
  readonly concept?: string | null;
  /** What stands over this header and those beside it that belong together. */
  readonly span?: string | undefined;
  readonly header: string;
  /** Numbers stand to the right. */
  readonly isNumber: boolean;
  /** How much of the width it takes, against the other columns. */
  readonly share: number;
}

/** A table; a cell may have several lines. A row of a single cell is a heading between the others. */
export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The row of totals under it, or null. */
  readonly totals: readonly string[] | null;
  /** What has been summed up to each row, for tables that go on overleaf. */
  readonly carried?: readonly (readonly string[])[];
}

/** One question of a declaration, with its answers and which of them is chosen. */
export interface Question {
  readonly name: string;
  readonly words: string;
  readonly answers: readonly { readonly words: string; readonly isChosen: boolean }[];
}

/** What a paper holds, before a layout family gives it its looks. */
export interface Paper {
  readonly title: string;
  readonly issuer: { readonly name: string; readonly lines: readonly string[] } | null;
  readonly facts: Readonly<Record<FactGroup, readonly Fact[]>>;
  readonly table: PaperTable | null;
  /** The words at which a field of the gold is printed; none for what stands without a label. */
  readonly labels: Readonly<Record<string, string>>;
  /** Only declarations ask. */
  readonly questions: readonly Question[];
  readonly remarks: readonly string[];
  /** Who signs: a company under a line; null where there is no such line. */
  readonly signature: { readonly caption: string; readonly company: string; readonly isSigned: boolean } | null;
  readonly stamp: string | null;
  /** The HTML of a paper that a program has printed whole. */
  readonly page?: string;
  readonly gold: Omit<Gold, 'document'>;
}

/** The fact of a concept; a box that the paper does not fill has neither label nor lines. */
export function factOf({ facts }: Paper, concept: string): Fact {
  const found = FACT_GROUPS.flatMap((group) => facts[group]).find((fact) => fact.concept === concept);
  return found ?? { concept, label: '', lines: [] };
}
