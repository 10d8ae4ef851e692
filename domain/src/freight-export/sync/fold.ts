import type { DomainEvent } from '@tallyport/contracts/events';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { SyncCounts, SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import { actingId } from '../../acting-id.js';
import type { Fold } from '../../fold.js';

/** A sync as on the wire, with the addresses of what was asked for and what was read. */
export interface SyncView extends Sync {
  readonly result: string | null;
  /** Of products of a job, the address of how its lines call them. */
  readonly goods: string | null;
}

/** `sync/<id>`. */
export const foldSync: Fold<SyncView> = (view, event, { streamId, streamPosition, recordedAt, metadata: { actor } }) => {
  if (!isOfSync(event)) return view && { ...view, stream_position: streamPosition };
  if (event.type === 'sync.requested') {
    const { kind, systemId, workOrderId, key, goods = null, endsBy = null } = event.data;
    return {
      id: streamId.slice('sync/'.length),
      kind,
      system_id: systemId,
      work_order_id: workOrderId,
      key,
      state: 'running',
      requested_by: actingId(actor),
      requested_at: recordedAt,
      ended_at: null,
      ends_by: endsBy,
      ...shownCounts({ read: 0, fresh: 0, changed: 0, same: 0 }),
      gone: 0,
      cause: null,
      detail: null,
      lines: [],
      fingerprint: null,
      milliseconds: null,
      result: null,
      goods,
      stream_position: streamPosition,
    };
  }
  if (view === null) return null;
  const after = { ...view, stream_position: streamPosition };
  switch (event.type) {
    case 'sync.progressed':
      return { ...after, ...shownCounts(event.data.counts) };
    case 'sync.finished': {
      const { counts, gone, result, fingerprint, lines, milliseconds } = event.data;
      return { ...after, state: 'done', ended_at: recordedAt, ...shownCounts(counts), gone, result, fingerprint, lines, milliseconds };
    }
    case 'sync.failed': {
      const { cause, detail, lines, milliseconds } = event.data;
      return { ...after, state: 'failed', ended_at: recordedAt, cause, detail, lines, milliseconds };
    }
    case 'sync.taken-over': {
      const { values, linesAdded, linesRemoved } = event.data;
      const taken = { values, lines_added: linesAdded, lines_removed: linesRemoved };
      const one = { position: streamPosition, by: actingId(actor), at: recordedAt, ...taken, is_put_back: false };
      return { ...after, taken_over: [...(view.taken_over ?? []), one] };
    }
    case 'sync.put-back': {
      const { takenOverAt } = event.data;
      const taken_over = (view.taken_over ?? []).map((one) => (one.position === takenOverAt ? { ...one, is_put_back: true } : one));
      return { ...after, taken_over };
    }
    case 'sync.key-bound':
      return { ...after, bound_at: recordedAt };
  }
};

function isOfSync(event: DomainEvent | null): event is SyncEvent {
  return event?.type.startsWith('sync.') ?? false;
}

function shownCounts({ read, fresh, changed, same }: SyncCounts): Pick<Sync, 'read' | 'new' | 'changed' | 'same'> {
  return { read, new: fresh, changed, same };
}
