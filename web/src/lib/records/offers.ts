import { namedEntries } from '@tallyport/contracts/shipping-record/fields';
import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { editsOf, refusalOf, type WantedValue } from './edits.js';

/** What a later reading offers against the values of persons, value by value. */
export function offersOf(record: ShippingRecord): WantedValue[] {
  const offered = (line: string | null, fields: ShippingRecord['fields']) =>
    namedEntries(fields).flatMap(([field, { offered }]) => (offered ? [{ line, field, next: offered.value, place: offered.place }] : []));
  return [...offered(null, record.fields), ...record.lines.flatMap(({ line_id, fields }) => offered(line_id, fields))];
}

/** How many readings are offered, and how many values that stood before others were taken over. */
export function countsOf(record: ShippingRecord): { readonly read: number; readonly stood: number } {
  const all = [record.fields, ...record.lines.map(({ fields }) => fields)].flatMap((fields) => namedEntries(fields));
  const offered = all.flatMap(([, shown]) => (shown.offered ? [shown.offered] : []));
  const stood = offered.filter((offer) => offer.stood === true).length;
  return { read: offered.length - stood, stood };
}

/** Takes all that is offered. */
export function takingAll(record: ShippingRecord): RecordEditInput[] {
  return editsOf(record, offersOf(record));
}

/** Declines all that is offered. */
export function keepingAll(record: ShippingRecord): RecordEditInput[] {
  return offersOf(record).map(({ line, field, next }) => refusalOf({ line, field }, next));
}
