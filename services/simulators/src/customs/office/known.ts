import type { Segment } from '../edifact/segment.js';

/** How far a declaration or report came: asked a question only, pre-lodged, lodged, withdrawn. */
export type Stage = 'asked' | 'pre-lodged' | 'lodged' | 'withdrawn';

/** What customs says of a declaration (`STA`) or of cargo (`CST`). */
export const STATUSES = ['HELD', 'CLEAR', 'ATD', 'FINAL', 'WDRN', 'CONDCLEAR', 'TRANSHIP', 'WITHDRAWN'] as const;
export type Status = (typeof STATUSES)[number];

export interface Question {
  readonly id: string;
  readonly text: string;
}

/** All that customs keeps of one declaration or report of a site. */
export interface Known {
  readonly name: 'IMD' | 'SEACR';
  readonly site: string;
  /** The sender as it stood in the interchange, with the owner site. */
  readonly siteParts: readonly string[];
  readonly ownReference: string;
  /** What customs calls it; it stays over all versions. */
  readonly id: string;
  /** The last accepted version; 0 before there is one. */
  readonly version: number;
  readonly stage: Stage;
  /** The day on which it was pre-lodged last, in Sydney. */
  readonly preLodgedOn: string | null;
  readonly questions: readonly Question[];
  readonly status: Status | null;
  /** Time of the last message about it, in milliseconds; each is later than the one before. */
  readonly lastMessageAt: number;
  readonly header: readonly Segment[];
  readonly invoices: readonly (readonly Segment[])[];
  readonly transport: readonly (readonly Segment[])[];
  readonly tariff: readonly (readonly Segment[])[];
  /** Goods and consignment of a report. */
  readonly report: readonly Segment[];
}
