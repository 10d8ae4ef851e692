import type { FreightReference } from '@tallyport/contracts/freight-export/freight-message-events';
import { actingId } from '../../acting-id.js';
import type { Fold } from '../../fold.js';

/** What a freight system sent to the address of an organisation, what it seems to speak of, and where it belongs where that is known. */
export interface FreightMessageView {
  readonly id: string;
  /** The address of the bytes that came first. */
  readonly original: string;
  readonly bytes: number;
  readonly reference: FreightReference | null;
  readonly unreadable: string | null;
  readonly received_at: string;
  /** Bytes that came later under the same number. */
  readonly others: readonly string[];
  readonly work_order_id: string | null;
  readonly export_id: string | null;
  /** Who set it aside, and why; nothing while nobody did. */
  readonly set_aside?: { readonly by: string | null; readonly at: string; readonly reason: string } | null;
  readonly stream_position: number;
}

/** `freight-message/<id>`: what came first counts. */
export const foldFreightMessage: Fold<FreightMessageView> = (view, event, { streamPosition, recordedAt, metadata }) => {
  switch (event?.type) {
    case 'freight-message.received': {
      const { messageId, original, bytes, reference, unreadable } = event.data;
      if (view !== null) return { ...view, others: [...view.others, original], stream_position: streamPosition };
      const matched = { work_order_id: null, export_id: null };
      return {
        id: messageId,
        original,
        bytes,
        reference,
        unreadable,
        received_at: recordedAt,
        others: [],
        ...matched,
        stream_position: streamPosition,
      };
    }
    case 'freight-message.matched': {
      const { workOrderId, exportId } = event.data;
      return view && { ...view, work_order_id: workOrderId, export_id: exportId, stream_position: streamPosition };
    }
    case 'freight-message.set-aside': {
      const set_aside = { by: actingId(metadata.actor), at: recordedAt, reason: event.data.reason };
      return view && { ...view, set_aside, stream_position: streamPosition };
    }
    default:
      return view && { ...view, stream_position: streamPosition };
  }
};
