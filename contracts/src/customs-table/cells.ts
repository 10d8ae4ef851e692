import { z } from 'zod';

/** Cells of dated tables. All are text; `optional` ones may be empty. */
export const Code = z.string().min(1).max(20);
export const Words = z.string().max(2_000);
/** Not negative: `5`, `0.6543`. */
export const Amount = z.string().regex(/^\d{1,12}(\.\d{1,9})?$/);
/** More than nothing. */
export const Positive = Amount.refine((text) => Number(text) > 0);
export const Country = z.string().regex(/^[A-Z]{2}$/);
export const Currency = z.string().regex(/^[A-Z]{3}$/);
/** Eight digits, or the first two, four or six of them for all that begin so. */
export const TariffItem = z.string().regex(/^\d{2}(\d{2}(\d{2}(\d{2})?)?)?$/);
export const Mark = z.enum(['Y', '']);

/** The cell, or nothing. */
export function optional<Cell extends z.ZodType<string>>(cell: Cell): z.ZodUnion<[z.ZodLiteral<''>, Cell]> {
  return z.union([z.literal(''), cell]);
}
