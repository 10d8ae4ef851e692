import type { CannotSay } from '@tallyport/contracts/declaration/cannot-compute';
import type { DueCharge } from './charges.js';
import type { ComputationStep } from './computation-step.js';

/** The amounts of a line. `payable` is what is due now: duties, WET, GST payable and LCT; nothing for goods that go into a warehouse. */
export const AMOUNT_NAMES = [
  'customs_value',
  'transport_and_insurance',
  'duty',
  'standard_duty',
  'general_duty',
  'dumping_duty',
  'wet',
  'taxable_importation',
  'gst_calculated',
  'gst_payable',
  'gst_deferred',
  'gst_exempted',
  'gst_standard',
  'gst_general',
  'lct',
  'payable',
] as const;

/** Australian dollars as decimal text with two places. */
export type LineAmounts = Readonly<Record<(typeof AMOUNT_NAMES)[number], string>>;

/** A line with its amounts and the way to them, or why there are none. */
export type AssessedLine = { readonly number: number; readonly steps: readonly ComputationStep[] } & (
  | { readonly kind: 'computed'; readonly amounts: LineAmounts }
  | { readonly kind: 'cannot'; readonly reason: CannotSay }
);

export interface AssessedEntry {
  readonly lines: readonly AssessedLine[];
  /** The lines added up; null where a line, or what all lines need, could not be computed. */
  readonly totals: LineAmounts | null;
  /** Why there are no totals, or no charges. */
  readonly reason: CannotSay | null;
  readonly charges: readonly DueCharge[];
  /** What has to be paid, charges included; null where there is a reason. */
  readonly due: string | null;
}
