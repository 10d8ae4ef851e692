import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Hash, Id } from '../values/ids.js';
import { MessageVersion } from './values.js';

/** Which message customs says that it speaks of; it need not be one of ours. */
export const MessageReference = z.object({ ownReference: z.string().min(1).max(35), version: MessageVersion });
export type MessageReference = z.infer<typeof MessageReference>;

/**
 * Customs sent something to the address of the organisation. Its bytes were durable in the blob store before this was recorded,
 * and this before it was answered. The message's id comes from the organisation and the hash: the same bytes are one message,
 * however often they come. It belongs to no job; what it speaks of is looked up when it is handed on.
 */
export const CustomsMessageReceived = defineEvent(
  'customs-message.received',
  1,
  z.object({
    messageId: Id,
    hash: Hash,
    bytes: z.int().min(1),
    /** What it speaks of; null where it cannot be read, and then it waits for a person. */
    reference: MessageReference.nullable(),
    /** Why it cannot be read. */
    unreadable: z.string().max(500).nullable(),
  }),
);

/**
 * Which lodgement a message of customs belongs to is known: by its reference, or because a person said so. A message belongs to one.
 * What it says stands in the stream of the lodgement, where it can be read at all.
 */
export const CustomsMessageMatched = defineEvent(
  'customs-message.matched',
  1,
  z.object({ messageId: Id, workOrderId: Id, lodgementId: Id }),
);

export const CustomsMessageEvent = z.discriminatedUnion('type', [CustomsMessageReceived.schema, CustomsMessageMatched.schema]);
export type CustomsMessageEvent = z.infer<typeof CustomsMessageEvent>;
