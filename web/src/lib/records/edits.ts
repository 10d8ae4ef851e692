import type { Place } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEdit, ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { FieldValue } from '@tallyport/contracts/values/field-change';

/** Where a value stands in a record: a header field, or a field of a line. */
export interface Spot {
  readonly line: string | null;
  readonly field: string;
}

export function valueAt(record: ShippingRecord, { line, field }: Spot): FieldValue {
  const fields = line === null ? record.fields : lineOf(record, line)?.fields;
  return fields?.[field]?.value ?? null;
}

export function lineOf(record: ShippingRecord, lineId: string): ShownLine | undefined {
  return record.lines.find(({ line_id }) => line_id === lineId);
}

/** A value that is to be written, and where on the page a person took it from. */
export interface Wish extends Spot {
  readonly next: FieldValue;
  readonly place?: Place | null;
}

/** The edit that writes these values, line by line; values that stand already are left out. */
export function editsOf(record: ShippingRecord, wishes: readonly Wish[]): RecordEdit[] {
  const changed = wishes
    .map((wish) => ({ ...wish, previous: valueAt(record, wish) }))
    .filter(({ previous, next }) => (previous ?? '') !== (next ?? ''));
  const lines = [...new Set(changed.map(({ line }) => line))];
  return lines.map((line): RecordEdit => {
    const changes = changed
      .filter((wish) => wish.line === line)
      .map(({ field, previous, next, place }) => ({ field, previous, next, ...(place && { place }) }));
    return line === null ? { kind: 'amend', changes } : { kind: 'amend-line', line_id: line, changes };
  });
}

/** The edit that says of a value that it is right as it was read. */
export function confirmationOf(record: ShippingRecord, spot: Spot): RecordEdit {
  return { kind: 'confirm', line_id: spot.line, fields: [{ field: spot.field, value: valueAt(record, spot) }] };
}

/** The edit that declines what a later reading offers. */
export function refusalOf(spot: Spot, offered: FieldValue): RecordEdit {
  return { kind: 'keep-own', line_id: spot.line, fields: [{ field: spot.field, value: offered }] };
}

/** The edits that take these back, in the opposite order: what undo sends. A declined offer does not come back. */
export function inverseOf(edits: readonly RecordEdit[]): RecordEdit[] {
  return edits.toReversed().flatMap((edit): RecordEdit[] => {
    switch (edit.kind) {
      case 'amend':
      case 'amend-line':
        return [{ ...edit, changes: edit.changes.map(({ field, previous, next }) => ({ field, previous: next, next: previous })) }];
      case 'add-line':
        return [{ kind: 'remove-line', line_id: edit.line_id }];
      case 'remove-line':
        return [{ kind: 'restore-line', line_id: edit.line_id }];
      case 'restore-line':
        return [{ kind: 'remove-line', line_id: edit.line_id }];
      case 'confirm':
        return [{ ...edit, kind: 'unconfirm' }];
      case 'unconfirm':
        return [{ ...edit, kind: 'confirm' }];
      case 'keep-own':
        return [];
    }
  });
}
