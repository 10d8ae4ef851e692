import { actingId } from '../acting-id.js';
import type { Fold } from '../fold.js';

export interface ConversationView {
  readonly work_order_id: string;
  /** Oldest first. `author` is the id of a user or of a key, null for a machine. */
  readonly messages: readonly { readonly id: string; readonly text: string; readonly author: string | null; readonly created_at: string }[];
  readonly stream_position: number;
}

/** `conversation/<job>`. */
export const foldConversation: Fold<ConversationView> = (view, event, { streamPosition, recordedAt, metadata }) => {
  if (event?.type !== 'conversation.message-posted') return view && { ...view, stream_position: streamPosition };
  const { workOrderId, messageId, text } = event.data;
  const author = actingId(metadata.actor);
  return {
    work_order_id: workOrderId,
    messages: [...(view?.messages ?? []), { id: messageId, text, author, created_at: recordedAt }],
    stream_position: streamPosition,
  };
};
