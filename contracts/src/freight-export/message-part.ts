import { z } from 'zod';
import { Hash } from '../values/ids.js';

/**
 * A part of a message that is sent as a stream: text as it is, or the content of the blob of that hash in base64. Messages with files are stored
 * as the list of their parts, since base64 makes four bytes of three.
 */
export const MessagePart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('base64'), hash: Hash, bytes: z.int().min(0) }),
]);
export type MessagePart = z.infer<typeof MessagePart>;
