import type { Box, Place } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm, headerFieldsOf, isRecordField, lineFieldsOf, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordSpot } from '../../../lib/records/record-address.js';

/** One value that was read from a document, or could have been: of which record it is, and where in it. */
export interface ReadValue extends RecordSpot {
  readonly key: string;
  readonly record: ShippingRecord;
  /** The line it belongs to, null for a header field. */
  readonly lineId: string | null;
  readonly form: FieldForm | null;
  /** Absent where the reader said nothing at all. */
  readonly shown: ShownValue | undefined;
}

/** The records that a document became, in the order of its pages. */
export function recordsOf(records: readonly ShippingRecord[], documentId: string): ShippingRecord[] {
  return records
    .filter(({ document_id, withdrawn }) => document_id === documentId && !withdrawn)
    .toSorted((a, b) => (a.from_page ?? 0) - (b.from_page ?? 0));
}

/** Every field of a record's header in the order of the contract, also those of which nothing was read. */
export function headerValues(record: ShippingRecord): ReadValue[] {
  return headerFieldsOf(record.kind).map((field) => valueOf(record, null, null, field, record.fields[field]));
}

/** The values of one line, as far as it has any, in the order of the contract. */
export function lineValues(record: ShippingRecord, index: number): ReadValue[] {
  const line = record.lines[index];
  if (!line) return [];
  const known = lineFieldsOf(record.kind).filter((field) => line.fields[field] !== undefined);
  return known.map((field) => valueOf(record, index + 1, line.line_id, field, line.fields[field]));
}

/** A field of a line, also one of which nothing was read. */
export function lineValue(record: ShippingRecord, index: number, field: RecordField): ReadValue | null {
  const line = record.lines[index];
  return line ? valueOf(record, index + 1, line.line_id, field, line.fields[field]) : null;
}

/** All that has a value: headers first, then line by line. */
export function filledValues(records: readonly ShippingRecord[]): ReadValue[] {
  return records
    .flatMap((record) => [...headerValues(record), ...record.lines.flatMap((_, index) => lineValues(record, index))])
    .filter(isFilled);
}

export function isFilled({ shown }: ReadValue): boolean {
  return shown !== undefined && shown.value !== null && shown.value !== '';
}

/** What of a line is seen first where it is looked for: its figures, which stand on one row with what is missing. */
const TELLING: readonly RecordField[] = ['quantity', 'total_price', 'unit_price', 'product_code', 'description'];

/** Where a value stands; of one that stands nowhere, where the rest of its line does. */
export function placeToShow({ shown, record, line }: ReadValue): Place | null {
  if (shown?.place) return shown.place;
  const beside: ShippingRecord['fields'] = line === null ? {} : (record.lines[line - 1]?.fields ?? {});
  const placed = [...TELLING, ...Object.keys(beside).filter(isRecordField)].flatMap((field) => beside[field]?.place ?? []);
  return placed[0] ?? null;
}

/** The part of a page that the line of a value covers, from its first to its last word; null for a header and where it has none. */
export function lineOnPage({ record, line }: ReadValue, page: number): Box | null {
  const values = line === null ? [] : Object.values(record.lines[line - 1]?.fields ?? {});
  const boxes = values.flatMap(({ place }) => (place?.page === page ? place.boxes : []));
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How a value is known among all of its document. A line is known by its id, for its number may change. */
export function keyOf(recordId: string, lineId: string | null, field: RecordField): string {
  return `${recordId} ${lineId ?? ''} ${field}`;
}

/** The key of a value that an address names by the number of its line. */
export function keyOfSpot(records: readonly ShippingRecord[], { recordId, line, field }: RecordSpot): string | null {
  const record = records.find(({ id }) => id === recordId);
  if (!record) return null;
  const lineId = line === null ? null : (record.lines[line - 1]?.line_id ?? null);
  return line !== null && lineId === null ? null : keyOf(recordId, lineId, field);
}

/** The value of a key, whether or not anything was read of it. */
export function valueOfKey(records: readonly ShippingRecord[], key: string | null): ReadValue | null {
  const [recordId, lineId, field] = key?.split(' ') ?? [];
  const record = records.find(({ id }) => id === recordId);
  if (!record || field === undefined || !isRecordField(field)) return null;
  if (lineId === '') return fieldForm(record.kind, field, false) === null ? null : valueOf(record, null, null, field, record.fields[field]);
  return lineValue(
    record,
    record.lines.findIndex(({ line_id }) => line_id === lineId),
    field,
  );
}

function valueOf(
  record: ShippingRecord,
  line: number | null,
  lineId: string | null,
  field: RecordField,
  shown: ShownValue | undefined,
): ReadValue {
  return {
    key: keyOf(record.id, lineId, field),
    recordId: record.id,
    record,
    line,
    lineId,
    field,
    form: fieldForm(record.kind, field, line !== null),
    shown,
  };
}
