import { hash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIMENSIONS, quantised } from '@tallyport/domain/classification/embedding/vectors';

const KEY_BYTES = 8;
const RECORD_BYTES = KEY_BYTES + DIMENSIONS;

/** The key of a text among the stored embeddings. */
export const embeddingKey = (text: string): string => hash('sha256', text, 'hex').slice(0, 2 * KEY_BYTES);

/** Keeps the embeddings of texts as one more file. It takes its name when it is whole, so nobody reads half of it. */
export async function storeEmbeddings(folder: string, texts: readonly string[], vectors: readonly Float32Array[]): Promise<void> {
  const records = texts.flatMap((text, at) => {
    const vector = vectors[at];
    return vector === undefined ? [] : [Buffer.from(embeddingKey(text), 'hex'), Buffer.from(quantised(vector).buffer)];
  });
  await mkdir(folder, { recursive: true });
  const name = randomBytes(8).toString('hex');
  await writeFile(join(folder, `.${name}`), Buffer.concat(records));
  await rename(join(folder, `.${name}`), join(folder, `${name}.meanings`));
}

/** Hands over each stored embedding with its key, file after file. */
export async function readStoredEmbeddings(folder: string, take: (key: string, embedding: Int8Array) => void): Promise<void> {
  for (const name of await embeddingFiles(folder)) {
    const bytes = await readFile(join(folder, name));
    for (let from = 0; from + RECORD_BYTES <= bytes.length; from += RECORD_BYTES) {
      const start = from + KEY_BYTES;
      take(bytes.toString('hex', from, start), new Int8Array(bytes.buffer, bytes.byteOffset + start, DIMENSIONS));
    }
  }
}

/** Changes whenever more embeddings are kept. */
export async function storedSoFar(folder: string): Promise<string> {
  return (await embeddingFiles(folder)).join(' ');
}

async function embeddingFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.meanings')).sort();
}
