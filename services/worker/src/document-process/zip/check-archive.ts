import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../unreadable-file.js';
import { hasDocumentType } from './document-type-declaration.js';

/** How far an Office file may unpack. A real one stays far below all of these. */
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 120 * 2 ** 20;
const MOST_PART_BYTES = 60 * 2 ** 20;
/** Sheets of many equal cells reach a hundredfold; beyond this, parts of some size are bombs. */
const MOST_RATIO = 250;
const RATIO_COUNTS_FROM = 2 ** 20;

/**
 * Unpacks an Office file once, counting what really comes out and keeping nothing, before any library sees it.
 * The sizes that the archive claims are not believed. Parts in XML must not declare a document type: entities are bombs,
 * or reach for other files.
 */
export async function checkArchive(bytes: Uint8Array): Promise<void> {
  const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true }).catch(damaged);
  try {
    if (archive.entryCount > MOST_ENTRIES) throw new UnreadableFile('unpacks-too-large');
    await checkEntries(archive);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged', { cause: error });
  } finally {
    archive.close();
  }
}

async function checkEntries(archive: ZipFile): Promise<void> {
  const entries: Entry[] = [];
  let total = 0;
  for await (const entry of archive.eachEntry()) {
    entries.push(entry);
    if (entries.length > MOST_ENTRIES) throw new UnreadableFile('unpacks-too-large');
    total += await checkEntry(archive, entry, MOST_BYTES - total);
  }
  if (overlap(entries)) throw new UnreadableFile('unpacks-too-large');
}

/** Inflates one entry and answers with its size; stops as soon as it is too much. */
async function checkEntry(archive: ZipFile, entry: Entry, room: number): Promise<number> {
  if (entry.fileName.endsWith('/')) return 0;
  const isMarkup = /\.(xml|rels|vml)$/i.test(entry.fileName);
  const most = Math.min(room, MOST_PART_BYTES, Math.max(RATIO_COUNTS_FROM, entry.compressedSize * MOST_RATIO));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const part = chunk as Buffer;
    size += part.length;
    if (size > most) throw new UnreadableFile('unpacks-too-large');
    if (isMarkup) chunks.push(part);
  }
  if (isMarkup && hasDocumentType(Buffer.concat(chunks))) throw new UnreadableFile('external-markup');
  return size;
}

/** Whether two entries share bytes of the archive: the trick of bombs that need no nesting. */
function overlap(entries: readonly Entry[]): boolean {
  const ordered = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  return ordered.some((entry, index) => {
    const next = ordered[index + 1];
    return next !== undefined && entry.relativeOffsetOfLocalHeader + entry.compressedSize > next.relativeOffsetOfLocalHeader;
  });
}

function damaged(cause: unknown): never {
  throw new UnreadableFile('damaged', { cause });
}
