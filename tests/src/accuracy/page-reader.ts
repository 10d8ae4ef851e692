import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadDocument } from '@tallyport/reading/document-model';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import type { Unreadable } from '@tallyport/worker/document-process/unreadable-file';
import { readWholeFile } from '@tallyport/worker/extract-cli/read-whole-file';

/** Pages of files, each file read once: to try a change of the reading, nobody waits for the recogniser of scans again. */
export class PageReader {
  constructor(
    private readonly reader: DocumentReader,
    private readonly kept: string,
  ) {}

  /** The pages of a file, or why it cannot be read. */
  async read(path: string): Promise<ReadDocument | Unreadable> {
    const key = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const place = join(this.kept, `${key}.json`);
    const kept = await readFile(place, 'utf8').catch(() => null);
    if (kept !== null) return JSON.parse(kept) as ReadDocument;
    const document = await readWholeFile(this.reader, path);
    if (!('kind' in document)) {
      await mkdir(this.kept, { recursive: true });
      await writeFile(place, JSON.stringify(document));
    }
    return document;
  }
}

/** The pages that any version of the reader left of a file; null where none did. */
export async function pageFile(folder: string, bytes: Uint8Array): Promise<ReadDocument | null> {
  const key = createHash('sha256').update(bytes).digest('hex');
  for (const version of await readdir(folder).catch(() => [])) {
    const kept = await readFile(join(folder, version, `${key}.json`), 'utf8').catch(() => null);
    if (kept !== null) return JSON.parse(kept) as ReadDocument;
  }
  return null;
}
