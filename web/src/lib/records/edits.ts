import type { Place } from '@tallyport/contracts/document-extraction/readings';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordEditInput, ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { FieldValue } from '@tallyport/contracts/values/field-change';

/** Where a value stands in a record: a header field, or a field of a line. */
export interface Spot {
  readonly line: string | null;
  readonly field: RecordField;
}

export function valueAt(record: ShippingRecord, spot: Spot): FieldValue {
  return shownAt(record, spot)?.value ?? null;
}

/** The value with all that is known of it; nothing where none was ever read or written. */
export function shownAt(record: ShippingRecord, { line, field }: Spot): ShownValue | undefined {
  const fields = line === null ? record.fields : lineOf(record, line)?.fields;
  return fields?.[field];
}

export function lineOf(record: ShippingRecord, lineId: string): ShownLine | undefined {
  return record.lines.find(({ line_id }) => line_id === lineId);
}

/** A value that is to be written, and where on the page a person took it from. */
export interface WantedValue extends Spot {
  readonly next: FieldValue;
  readonly place?: Place | null;
  /** What stood when the person began to write, where that may not be what stands now: who changed it since is heard too. */
  readonly previous?: FieldValue;
}

/** The edit that writes these values, line by line; values that stand already are left out. */
export function editsOf(record: ShippingRecord, wanted: readonly WantedValue[]): RecordEditInput[] {
  const changed = wanted
    .map((value) => ({ ...value, previous: value.previous === undefined ? valueAt(record, value) : value.previous }))
    .filter(({ previous, next }) => (previous ?? '') !== (next ?? ''));
  const lines = [...new Set(changed.map(({ line }) => line))];
  return lines.map((line): RecordEditInput => {
    const changes = changed
      .filter((value) => value.line === line)
      .map(({ field, previous, next, place }) => ({ field, previous, next, ...(place && { place }) }));
    return line === null ? { kind: 'amend', changes } : { kind: 'amend-line', line_id: line, changes };
  });
}

/** The edit that says of values of the header, or of one line, that they are right as they were read. */
export function confirmationOf(record: ShippingRecord, line: string | null, fields: readonly RecordField[]): RecordEditInput {
  return { kind: 'confirm', line_id: line, fields: fields.map((field) => ({ field, value: valueAt(record, { line, field }) })) };
}

/** The edit that declines what a later reading offers. */
export function refusalOf(spot: Spot, offered: FieldValue): RecordEditInput {
  return { kind: 'keep-own', line_id: spot.line, fields: [{ field: spot.field, value: offered }] };
}
