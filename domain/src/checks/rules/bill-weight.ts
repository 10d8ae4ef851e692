import { Decimal } from 'decimal.js';
import type { Check, Finding } from '../check.js';
import { judged } from '../findings.js';
import type { Part } from '../papers.js';
import { agreeWithin } from '../tolerance.js';

/** Weighed twice, the same goods differ a little: a hundredth, or a kilogram. */
const TOLERANCE = { percent: '1', amount: '1' };
const KILOGRAMS: Readonly<Record<string, string>> = {
  KG: '1',
  KGS: '1',
  KGM: '1',
  T: '1000',
  TNE: '1000',
  MT: '1000',
  LB: '0.45359237',
  LBS: '0.45359237',
};

/** The bill weighs what the packing lists weigh together (specification §5). A master bill that stands beside its houses is no second shipment. */
export const billWeight: Check = {
  code: 'bill-weight',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) => {
    const lists = papers.of('packing-list');
    const bills = papers.of('waybill').filter(({ record }) => record.document_type !== 'MBL' && record.document_type !== 'AWB');
    const weighed = bills.length > 0 ? bills : papers.of('waybill');
    if (lists.length === 0 || weighed.length === 0) return [];
    return [compared(weighed, lists)];
  },
};

function compared(bills: readonly Part[], lists: readonly Part[]): Finding {
  const parts = [...bills, ...lists];
  const values = parts.flatMap((part) => part.checked('gross_weight', 'weight_unit'));
  const missing = parts.filter((part) => kilogramsOf(part) === null).flatMap((part) => part.missing('gross_weight'));
  const sum = (of: readonly Part[]) => Decimal.sum(0, ...of.flatMap((part) => kilogramsOf(part) ?? []));
  if (parts.some((part) => kilogramsOf(part) === null)) return { outcome: 'cannot say', values, missing };
  const [billed, packed] = [sum(bills), sum(lists)];
  return judged(agreeWithin(billed, packed, TOLERANCE), values, billed.minus(packed).toFixed());
}

/** A weight without a unit is in kilograms; one in a unit that nobody knows says nothing. */
function kilogramsOf(part: Part): Decimal | null {
  const weight = part.number('gross_weight');
  const factor = KILOGRAMS[(part.text('weight_unit') ?? 'KG').toUpperCase()];
  return weight === null || factor === undefined ? null : weight.times(factor);
}
