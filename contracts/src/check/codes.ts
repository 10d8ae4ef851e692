import { z } from 'zod';

/** The rules about the papers of a job, by the code that overrides, settings and texts name. */
export const CheckCode = z.enum([
  'air-waybill-number',
  'bill-weight',
  'certificate-invoice',
  'container-number',
  'currency-known',
  'date-sequence',
  'export-declaration-total',
  'freight-terms',
  'fumigated-in-time',
  'gross-weight',
  'invoice-sum',
  'line-product',
  'origin-criterion',
  'packages-add-up',
  'packing-declaration-signed',
  'packing-list-invoice',
  'quantity-unit',
  'timber-treated',
  'unacceptable-packing',
  'vessel-and-voyage',
]);
export type CheckCode = z.infer<typeof CheckCode>;
