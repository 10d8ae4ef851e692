import type { Gold } from './gold.js';

/** A label and what stands at it; a blank has no lines. */
export interface Fact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What belongs together on a paper, whatever its layout. */
export const FACT_GROUPS = ['parties', 'references', 'route', 'terms', 'cargo', 'sums', 'closing'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

export interface PaperColumn {
  readonly head: string;
  /** Numbers stand to the right. */
  readonly isNumber: boolean;
  /** How much of the width it takes, against the other columns. */
  readonly share: number;
}

/** A table; a cell may have several lines. */
export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The row of totals under it, or null. */
  readonly totals: readonly string[] | null;
}

/** What a paper holds, before a layout family gives it its looks. */
export interface Paper {
  readonly title: string;
  readonly issuer: { readonly name: string; readonly lines: readonly string[] } | null;
  readonly facts: Readonly<Record<FactGroup, readonly Fact[]>>;
  readonly table: PaperTable | null;
  readonly remarks: readonly string[];
  /** Who signs: a company under a line; null where there is no such line. */
  readonly signature: { readonly caption: string; readonly company: string; readonly isSigned: boolean } | null;
  readonly stamp: string | null;
  readonly gold: Omit<Gold, 'document'>;
}
