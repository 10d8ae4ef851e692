import type { RecordChange } from '@tallyport/contracts/shipping-record/events';
import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { FoldedEnvelope } from '@tallyport/domain/fold';
import { changeLine } from '@tallyport/domain/shipping-record/fold-lines';
import { amended } from '@tallyport/domain/shipping-record/fold-value';

/**
 * A record as it will stand once these edits are written, by the function that the server shows it by. Only values that a person wrote
 * are known before: lines that come and go, and values that a machine gets back, are shown when the server has answered.
 */
export function withEdits(record: ShippingRecord, edits: readonly RecordEditInput[], userId: string, at: string): ShippingRecord {
  const envelope: FoldedEnvelope = {
    streamId: `${record.kind}/${record.id}`,
    streamPosition: record.stream_position,
    recordedAt: at,
    metadata: { actor: { kind: 'person', userId }, commandId: '', correlationId: '', causationId: null, workflowId: null, runId: null },
  };
  return edits.reduce((before, edit) => {
    if (edit.kind === 'amend') return { ...before, fields: amended(before.fields, { changes: changesOf(edit) }, envelope) };
    if (edit.kind !== 'amend-line') return before;
    return {
      ...before,
      lines: [...changeLine(before.lines, edit.line_id, (fields) => amended(fields, { changes: changesOf(edit) }, envelope))],
    };
  }, record);
}

function changesOf({ changes }: Extract<RecordEditInput, { kind: 'amend' | 'amend-line' }>): RecordChange[] {
  return changes.map(({ field, previous, next, place }) => ({
    field,
    previous,
    next,
    ...(place && { place: { ...place, address: place.address ?? null } }),
  }));
}
