import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Hash, Id } from '../values/ids.js';
import { ExportHandle, FreightKey, TargetType } from './values.js';

/** What a message of a freight system seems to speak of, as far as it says so; it need not be ours. Nothing follows from it but where it is handed on to. */
export const FreightReference = z.object({
  /** Enterprise, server and company of the sender, joined. */
  system: z.string().min(1).max(35).nullable(),
  type: TargetType.nullable(),
  key: FreightKey.nullable(),
  handle: ExportHandle.nullable(),
  /** The sender's own number of the message. */
  interchange: z.string().min(1).max(64).nullable(),
});
export type FreightReference = z.infer<typeof FreightReference>;

/**
 * A freight system sent something to the address of the organisation. Its bytes were durable in the blob store before this was recorded,
 * and this before it was answered. The message's id comes from the sender and its number, and where it has none from the bytes: what
 * comes twice is one message. The same number with other bytes is recorded beside the first, which counts.
 */
export const FreightMessageReceived = defineEvent(
  'freight-message.received',
  1,
  z.object({
    messageId: Id,
    original: Hash,
    bytes: z.int().min(1),
    /** Null where it cannot be told, and then it waits for a person. */
    reference: FreightReference.nullable(),
    /** Why it cannot be told: a code, at first a sentence. */
    unreadable: z.string().max(500).nullable(),
  }),
);

/** Which export a message of a freight system belongs to is known. A message belongs to one; what it says stands in the stream of the export. */
export const FreightMessageMatched = defineEvent('freight-message.matched', 1, z.object({ messageId: Id, workOrderId: Id, exportId: Id }));

/** A person says that a message of a freight system belongs to no export, and why. Nothing follows from it; it may still be matched. */
export const FreightMessageSetAside = defineEvent(
  'freight-message.set-aside',
  1,
  z.object({ messageId: Id, reason: z.string().min(1).max(500) }),
);

export const FreightMessageEvent = z.discriminatedUnion('type', [
  FreightMessageReceived.schema,
  FreightMessageMatched.schema,
  FreightMessageSetAside.schema,
]);
export type FreightMessageEvent = z.infer<typeof FreightMessageEvent>;
