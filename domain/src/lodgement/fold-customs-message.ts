import type { Fold } from '../fold.js';

/** What customs sent to the address of an organisation, what it speaks of where that could be read, and where it belongs where that is known. */
export interface CustomsMessageView {
  readonly id: string;
  /** The address of its bytes. */
  readonly original: string;
  readonly bytes: number;
  readonly own_reference: string | null;
  readonly version: number | null;
  readonly unreadable: string | null;
  readonly received_at: string;
  readonly work_order_id: string | null;
  readonly lodgement_id: string | null;
  readonly stream_position: number;
}

/** `customs-message/<id>`. */
export const foldCustomsMessage: Fold<CustomsMessageView> = (view, event, { streamPosition, recordedAt }) => {
  switch (event?.type) {
    case 'customs-message.received': {
      const { messageId, hash, bytes, reference, unreadable } = event.data;
      return {
        id: messageId,
        original: hash,
        bytes,
        own_reference: reference?.ownReference ?? null,
        version: reference?.version ?? null,
        unreadable,
        received_at: recordedAt,
        work_order_id: null,
        lodgement_id: null,
        stream_position: streamPosition,
      };
    }
    case 'customs-message.matched': {
      const { workOrderId, lodgementId } = event.data;
      return view && { ...view, work_order_id: workOrderId, lodgement_id: lodgementId, stream_position: streamPosition };
    }
    default:
      return view && { ...view, stream_position: streamPosition };
  }
};
