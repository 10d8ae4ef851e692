import { Readable } from 'node:stream';
import type { MessagePart } from '@tallyport/contracts/freight-export/message-part';
import type { FreightMessage } from '../freight-system.js';

/** Opens a stored file, from its first byte. */
export type OpenFile = (hash: string) => AsyncIterable<Uint8Array>;

/**
 * A message whose files are read, and made base64, while it leaves: it takes no more memory however large they are. How long it will be is
 * known before, so a file that has not the bytes that were said breaks the call instead of ending the message early.
 */
export function streamMessage(parts: readonly MessagePart[], openFile: OpenFile): FreightMessage {
  const bytes = parts.reduce((sum, part) => sum + bytesIn(part), 0);
  return { bytes, open: () => Readable.from(bytesOf(parts, openFile), { objectMode: false }) };
}

async function* bytesOf(parts: readonly MessagePart[], openFile: OpenFile): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part.kind === 'text') yield Buffer.from(part.text);
    else yield* base64Of(openFile(fileOf(part).hash));
  }
}

function bytesIn(part: MessagePart): number {
  return part.kind === 'text' ? Buffer.byteLength(part.text) : base64Length(fileOf(part).bytes);
}

/** Pages leave as the file that they were cut out as: nobody knows their bytes before. */
function fileOf(part: Exclude<MessagePart, { kind: 'text' }>): Extract<MessagePart, { kind: 'base64' }> {
  if (part.kind === 'pages') throw new TypeError('pages are cut out before they are sent');
  return part;
}

/** Three bytes make four characters, so what is left of a piece goes before the next one. */
async function* base64Of(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = Buffer.alloc(0);
  for await (const piece of file) {
    const bytes = left.length === 0 ? Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength) : Buffer.concat([left, piece]);
    const whole = bytes.length - (bytes.length % 3);
    if (whole > 0) yield Buffer.from(bytes.toString('base64', 0, whole), 'latin1');
    left = Buffer.from(bytes.subarray(whole));
  }
  if (left.length > 0) yield Buffer.from(left.toString('base64'), 'latin1');
}

function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}
