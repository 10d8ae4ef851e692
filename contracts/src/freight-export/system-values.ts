import { z } from 'zod';

/** Which bills a job needs before it is sent: a house bill, or a house or a master bill. */
export const BILL_RULES = ['house', 'house_or_master'] as const;
export const BillRule = z.enum(BILL_RULES);
export type BillRule = z.infer<typeof BillRule>;

/** Which of our codes have names of their own in a freight system: units of quantities and packages, and kinds of documents. */
export const FREIGHT_CODE_LISTS = ['unit', 'document'] as const;
export const FreightCodeList = z.enum(FREIGHT_CODE_LISTS);
export type FreightCodeList = z.infer<typeof FreightCodeList>;

/** A code as the freight system spells it: printable, without blanks. */
export const TheirCode = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,35}$/, 'up to 35 letters, digits and signs, without blanks');
