import type { TargetType } from '@tallyport/contracts/freight-export/values';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Papers, type Part } from '../../checks/papers.js';
import { type BillKind, billsOf } from '../../lodgement/bills-of.js';

/** Which bills a job must have before it is sent. */
export type BillRule = 'house' | 'house-or-master';

/** The rule of each target where a system has none of its own: a forwarding shipment is what travels under a house bill. */
export const USUAL_BILL_RULES: Readonly<Record<TargetType, BillRule>> = {
  ForwardingShipment: 'house',
  CustomsDeclaration: 'house-or-master',
};

/** Marks of people by the ids of waybills. */
export type BillMarks = ReadonlyMap<string, BillKind>;

/** The bills of a job, those that a person marked before others; or what has to be selected first. */
export type BillsToSend =
  | { readonly outcome: 'chosen'; readonly houses: readonly Part[]; readonly masters: readonly Part[] }
  | { readonly outcome: 'refused'; readonly code: 'select-house-or-master' | 'select-house' };

/** The house and master bills that a job is sent under (specification §5). */
export function billsToSend(records: readonly ShippingRecord[], marks: BillMarks, rule: BillRule): BillsToSend {
  const waybills = new Papers(records).of('waybill');
  const bills = billsOf(waybills.map(jobWaybill), marks);
  if (bills.outcome === 'refused') return rule === 'house' ? { outcome: 'refused', code: 'select-house' } : bills;
  if (rule === 'house' && bills.houses.length === 0) return { outcome: 'refused', code: 'select-house' };
  const partsOf = (ids: readonly string[]) => {
    const parts = waybills.filter(({ record }) => ids.includes(record.id));
    return parts.toSorted((one, other) => Number(marks.has(other.record.id)) - Number(marks.has(one.record.id)));
  };
  return { outcome: 'chosen', houses: partsOf(bills.houses), masters: partsOf(bills.masters) };
}

function jobWaybill(part: Part) {
  return {
    id: part.record.id,
    documentType: part.record.document_type,
    houseNumber: part.text('house_number'),
    masterNumber: masterNumberOf(part),
  };
}

/** The number of a master bill that a house bill names. */
export function masterNumberOf(part: Part): string | null {
  return part.text('master_bill_number') ?? part.text('master_number');
}
