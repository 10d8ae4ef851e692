import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { type Bills, billsOf, type JobWaybill } from '@tallyport/domain/lodgement/bills-of';

/** The bills of a job under which its goods are reported, or what has to be selected first. No person marks waybills yet. */
export function billsAmong(waybills: readonly ShippingRecord[]): Bills {
  return billsOf(waybills.filter(({ withdrawn }) => !withdrawn).map(asJobWaybill), new Map());
}

function asJobWaybill({ id, document_type: documentType, fields }: ShippingRecord): JobWaybill {
  const said = (...names: readonly ('house_number' | 'master_number' | 'master_bill_number')[]) =>
    names.map((name) => String(fields[name]?.value ?? '')).find((value) => value !== '') ?? null;
  return { id, documentType, houseNumber: said('house_number'), masterNumber: said('master_number', 'master_bill_number') };
}
