import type { PaperField, PaperValue } from '@tallyport/contracts/work-order/paper-values';
import { bare } from '../../checks/bare.js';

/** What stands before the name of a ship, and is not part of it. */
const SHIP = /^\s*(M\.?\/?V\.?|M\.?\/?S\.?|S\.?\/?S\.?)\s+/i;

/** Whether two values of a field say the same: numbers and names however they are written, all else letter by letter. */
export function isSameSaid(field: PaperField, one: string, other: string): boolean {
  return saidKey(field, one) === saidKey(field, other);
}

/** Whether two offers are one. */
export function isSameOffer(one: Pick<PaperValue, 'field' | 'value'>, other: Pick<PaperValue, 'field' | 'value'>): boolean {
  return one.field === other.field && isSameSaid(one.field, one.value, other.value);
}

function saidKey(field: PaperField, value: string): string {
  switch (field) {
    case 'waybill_number':
    case 'voyage':
      return bare(value);
    case 'vessel':
      return bare(value.replace(SHIP, ''));
    default:
      return value;
  }
}
