import { z } from 'zod';

/** Why an amount cannot be computed: what is missing, or cannot be read. Stable. */
export const CANNOT_COMPUTE_CODES = [
  /** A table of customs has no row of a key on a day: `table`, `key`, `day`. */
  'no-row',
  /** The day on which a `table` is looked up is not known. */
  'no-day',
  /** `line`, and the `invoice` that it names. */
  'no-invoice',
  'no-invoice-total',
  /** The `term` of an `invoice` is none that is known. */
  'term-unknown',
  'no-price',
  'no-customs-value',
  'no-tariff-item',
  /** In a `unit` of the tariff. */
  'no-quantity',
  'no-strength',
  /** Of the `part` of the goods that a rate measures. */
  'no-factor',
  'no-dumping-units',
  'no-dumping-export-price',
  /** A dumping `notice` does not say these; they are often confidential. */
  'no-dumping-percent',
  'no-dumping-amount',
  'no-dumping-floor-price',
  'no-dumping-ascertained-price',
  /** As it is `printed`, `of` an item, a treatment or a preference. */
  'rate-unread',
  'no-general-rate',
] as const;
export type CannotComputeCode = (typeof CANNOT_COMPUTE_CODES)[number];

/** Why an amount cannot be computed, with the values by which the sentence is said. */
export const CannotSay = z
  .object({ code: z.enum(CANNOT_COMPUTE_CODES), values: z.record(z.string(), z.string()) })
  .meta({ id: 'CannotSay' });
export type CannotSay = z.infer<typeof CannotSay>;
