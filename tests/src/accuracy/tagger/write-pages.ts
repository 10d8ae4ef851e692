import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { TrainingPage } from './training-page.js';

/** A page, and the part of the papers to which it belongs (`fold-of.ts`). */
export type FoldedPage = TrainingPage & { readonly fold: number };

/** Writes pages to learn from, one a line: numbers of many digits as base64 of 32 bits each. */
export async function writePages(file: string, head: object, pages: Iterable<FoldedPage>): Promise<number> {
  const out = createWriteStream(file);
  out.write(`${JSON.stringify(head)}\n`);
  let count = 0;
  for (const page of pages) {
    count += 1;
    if (!out.write(`${JSON.stringify(page, packed)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return count;
}

function packed(_key: string, value: unknown): unknown {
  if (!(value instanceof Float32Array || value instanceof Int32Array)) return value;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
}
