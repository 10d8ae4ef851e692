import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { shownAt } from './edits.js';

type Change = Extract<RecordEditInput, { kind: 'amend' }>['changes'][number];

/**
 * The edits that take these back, in the opposite order: what undo sends. `before` is the record as it was: where a machine's
 * value stood it stands again as the machine's, where a person's did theirs is written again. A declined offer does not come
 * back, and neither does what a person took back.
 */
export function inverseOf(before: ShippingRecord, edits: readonly RecordEditInput[]): RecordEditInput[] {
  return edits.toReversed().flatMap((edit): RecordEditInput[] => {
    switch (edit.kind) {
      case 'amend':
        return inverseOfChanges(before, null, edit.changes);
      case 'amend-line':
        return inverseOfChanges(before, edit.line_id, edit.changes);
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
      case 'take-back':
        return [];
    }
  });
}

function inverseOfChanges(before: ShippingRecord, line: string | null, changes: readonly Change[]): RecordEditInput[] {
  const stood = changes.map((change) => ({ ...change, shown: shownAt(before, { line, field: change.field }) }));
  const read = stood.filter(({ shown }) => shown?.method !== 'person');
  const confirmed = read.filter(({ shown }) => shown?.confirmed != null);
  const written = stood.flatMap(({ field, previous, next, place, shown }): Change[] => {
    if (shown?.method !== 'person') return [];
    // Without a place of its own the change left the value's place as it was.
    return [{ field, previous: next, next: previous, ...(place && shown.place && { place: shown.place }) }];
  });
  const edits: RecordEditInput[] = [];
  if (written.length > 0)
    edits.push(line === null ? { kind: 'amend', changes: written } : { kind: 'amend-line', line_id: line, changes: written });
  if (read.length > 0) edits.push({ kind: 'take-back', line_id: line, fields: read.map(({ field, next }) => ({ field, value: next })) });
  if (confirmed.length > 0)
    edits.push({ kind: 'confirm', line_id: line, fields: confirmed.map(({ field, previous }) => ({ field, value: previous })) });
  return edits;
}
