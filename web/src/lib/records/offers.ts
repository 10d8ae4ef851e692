import type { RecordEdit, ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { editsOf, refusalOf, type Wish } from './edits.js';

/** What a later reading offers against the values of persons, value by value. */
export function offersOf(record: ShippingRecord): Wish[] {
  const offered = (line: string | null, fields: Readonly<Record<string, ShownValue>>) =>
    Object.entries(fields).flatMap(([field, { offered }]) => (offered ? [{ line, field, next: offered.value, place: offered.place }] : []));
  return [...offered(null, record.fields), ...record.lines.flatMap(({ line_id, fields }) => offered(line_id, fields))];
}

/** Takes all that is offered. */
export function takingAll(record: ShippingRecord): RecordEdit[] {
  return editsOf(record, offersOf(record));
}

/** Declines all that is offered. */
export function keepingAll(record: ShippingRecord): RecordEdit[] {
  return offersOf(record).map(({ line, field, next }) => refusalOf({ line, field }, next));
}
