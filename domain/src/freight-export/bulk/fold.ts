import type { DomainEvent } from '@tallyport/contracts/events';
import type { Bulk } from '@tallyport/contracts/freight-export/bulk';
import type { BulkEvent, BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import type { Fold } from '../../fold.js';

/** A step for many exports as on the wire, with the list of them and what became of each that was reached. */
export interface BulkView extends Bulk {
  readonly items: string;
  readonly results: readonly BulkItemResult[];
}

/** `bulk/<id>`. */
export const foldBulk: Fold<BulkView> = (view, event, { streamId, streamPosition, recordedAt, metadata: { actor } }) => {
  if (!isOfBulk(event)) return view && { ...view, stream_position: streamPosition };
  if (event.type === 'bulk.requested') {
    const { step, reason, cause, position, items, count } = event.data;
    return {
      id: streamId.slice('bulk/'.length),
      step,
      reason,
      cause,
      position,
      state: 'running',
      count,
      done: 0,
      refused: 0,
      requested_by: actor.kind === 'person' ? actor.userId : null,
      requested_at: recordedAt,
      ended_at: null,
      stream_position: streamPosition,
      items,
      results: [],
    };
  }
  return view && { ...view, ...told(view, event, recordedAt), stream_position: streamPosition };
};

function told(view: BulkView, event: Exclude<BulkEvent, { type: 'bulk.requested' }>, recordedAt: string): Partial<BulkView> {
  switch (event.type) {
    case 'bulk.progressed': {
      const { results } = event.data;
      const refused = results.filter(({ problem }) => problem !== null).length;
      return {
        done: view.done + results.length - refused,
        refused: view.refused + refused,
        results: [...view.results, ...results],
      };
    }
    case 'bulk.stop-asked':
      return { state: 'stopping' };
    case 'bulk.ended':
      return { state: event.data.stopped ? 'stopped' : 'finished', ended_at: recordedAt };
  }
}

function isOfBulk(event: DomainEvent | null): event is BulkEvent {
  return event?.type.startsWith('bulk.') ?? false;
}
