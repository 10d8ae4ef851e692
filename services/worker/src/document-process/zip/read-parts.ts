import { fromBufferPromise } from 'yauzl';

/** The parts of an Office file whose names match, by name. The archive must have passed `checkArchive`. */
export async function readParts(bytes: Uint8Array, wanted: RegExp): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  const parts = new Map<string, Buffer>();
  try {
    for await (const entry of archive.eachEntry()) {
      if (!wanted.test(entry.fileName)) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      parts.set(entry.fileName, Buffer.concat(chunks));
    }
  } finally {
    archive.close();
  }
  return parts;
}
