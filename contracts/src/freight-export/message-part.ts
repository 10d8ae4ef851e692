import { z } from 'zod';
import { Hash } from '../values/ids.js';

const page = z.int().min(1);

/**
 * A part of a message that is sent as a stream: text as it is, the content of the blob of that hash in base64, or some pages of a stored file,
 * cut out when they leave. Messages with files are stored as the list of their parts, since base64 makes four bytes of three.
 */
export const MessagePart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('base64'), hash: Hash, bytes: z.int().min(0) }),
  z.strictObject({ kind: z.literal('pages'), of: Hash, fromPage: page, toPage: page }),
]);
export type MessagePart = z.infer<typeof MessagePart>;
