import { z } from 'zod';

export const TransportMode = z.enum(['sea', 'air']);
export type TransportMode = z.infer<typeof TransportMode>;

/** How goods travel, by the number of their bill: an air waybill's has eleven digits, the first three the airline's. Null without one. */
export function transportModeOf(waybillNumber: string | null): TransportMode | null {
  if (waybillNumber === null) return null;
  return /^\d{3}[- ]?\d{8}$/.test(waybillNumber) ? 'air' : 'sea';
}
