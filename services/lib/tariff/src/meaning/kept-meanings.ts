import { hash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asKept, DIMENSIONS } from '@tallyport/domain/classification/meaning/vectors';

const KEY_BYTES = 8;
const RECORD_BYTES = KEY_BYTES + DIMENSIONS;

/** The key of a text among the kept meanings. */
export const meaningKey = (text: string): string => hash('sha256', text, 'hex').slice(0, 2 * KEY_BYTES);

/** Keeps the meanings of texts as one more file. It takes its name when it is whole, so nobody reads half of it. */
export async function keepMeanings(folder: string, texts: readonly string[], directions: readonly Float32Array[]): Promise<void> {
  const records = texts.flatMap((text, at) => {
    const direction = directions[at];
    return direction === undefined ? [] : [Buffer.from(meaningKey(text), 'hex'), Buffer.from(asKept(direction).buffer)];
  });
  await mkdir(folder, { recursive: true });
  const name = randomBytes(8).toString('hex');
  await writeFile(join(folder, `.${name}`), Buffer.concat(records));
  await rename(join(folder, `.${name}`), join(folder, `${name}.meanings`));
}

/** Hands over each kept meaning with its key, file after file. */
export async function readKeptMeanings(folder: string, take: (key: string, meaning: Int8Array) => void): Promise<void> {
  for (const name of await meaningFiles(folder)) {
    const bytes = await readFile(join(folder, name));
    for (let from = 0; from + RECORD_BYTES <= bytes.length; from += RECORD_BYTES) {
      const start = from + KEY_BYTES;
      take(bytes.toString('hex', from, start), new Int8Array(bytes.buffer, bytes.byteOffset + start, DIMENSIONS));
    }
  }
}

/** Changes whenever more meanings are kept. */
export async function keptSoFar(folder: string): Promise<string> {
  return (await meaningFiles(folder)).join(' ');
}

async function meaningFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.meanings')).sort();
}
