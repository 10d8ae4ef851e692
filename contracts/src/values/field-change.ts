import { z } from 'zod';

/** The value of a field on the wire: text, whole number, yes or no, or nothing. Decimals travel as text. */
export const FieldValue = z.union([z.string().max(20_000), z.int(), z.boolean(), z.null()]);
export type FieldValue = z.infer<typeof FieldValue>;

/** One field before and after. Change history is a query over these. */
export const FieldChange = z.object({ field: z.string().max(80), previous: FieldValue, next: FieldValue });
export type FieldChange = z.infer<typeof FieldChange>;
