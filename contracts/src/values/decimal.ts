import { z } from 'zod';

/**
 * A number as the paper writes it, kept as text so that no digit is lost: `1250.00`, `-3`, `0.125`.
 * A point separates decimals; there is no grouping and no exponent. At most 15 digits before the point and 9 after it.
 */
export const DecimalText = z.string().regex(/^-?\d{1,15}(\.\d{1,9})?$/);
export type DecimalText = z.infer<typeof DecimalText>;
