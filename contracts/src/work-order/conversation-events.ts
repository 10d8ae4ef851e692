import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Id } from '../values/ids.js';

/** Somebody wrote a message into the conversation of a job. */
export const MessagePosted = defineEvent(
  'conversation.message-posted',
  1,
  z.object({ workOrderId: Id, messageId: Id, text: z.string().min(1).max(10_000) }),
);

export const ConversationEvent = z.discriminatedUnion('type', [MessagePosted.schema]);
export type ConversationEvent = z.infer<typeof ConversationEvent>;
