import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AnswerTooLarge } from '../bounded-fetch.js';

const CHUNK_BYTES = 256 * 1024;
const UNPACKED: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ chunkSize: CHUNK_BYTES }),
  'x-gzip': () => createGunzip({ chunkSize: CHUNK_BYTES }),
  deflate: () => createInflate({ chunkSize: CHUNK_BYTES }),
  br: () => createBrotliDecompress({ chunkSize: CHUNK_BYTES }),
};

/** A body that is packed in a way that nobody here can open. */
export class UnknownPacking extends Error {}

/**
 * The whole body, unpacked while it comes. Throws {@link AnswerTooLarge} as soon as it is larger than that after unpacking, so that a
 * bomb is never unpacked to its end.
 */
export async function readBody(body: Readable, packing: string, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of unpacked(body, packing.trim().toLowerCase()) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unpacked(body: Readable, packing: string): Readable {
  if (packing === '' || packing === 'identity') return body;
  const unpack = Object.hasOwn(UNPACKED, packing) ? UNPACKED[packing] : undefined;
  if (unpack === undefined) {
    body.on('error', () => undefined).destroy();
    throw new UnknownPacking(`the answer is packed as ${packing.slice(0, 40)}`);
  }
  // An error on either side ends both, and is thrown by whoever reads.
  return pipeline(body, unpack(), () => undefined);
}
