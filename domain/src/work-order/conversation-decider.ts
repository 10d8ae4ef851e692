import type { ConversationEvent } from '@tallyport/contracts/work-order/conversation-events';
import type { Decider } from '../decider.js';

export interface PostMessage {
  readonly workOrderId: string;
  readonly messageId: string;
  readonly text: string;
}

/** The ids of the messages that stand. */
export type ConversationState = readonly string[];

/** The conversation of a job: messages are written once and stay. */
export const conversationDecider: Decider<PostMessage, ConversationEvent, ConversationState> = {
  name: 'conversation',
  version: 1,
  initialState: [],
  decide: (message, posted) => (posted.includes(message.messageId) ? [] : [{ type: 'conversation.message-posted', data: { ...message } }]),
  evolve: (posted, event) => [...posted, event.data.messageId],
};
