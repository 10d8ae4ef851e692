import { createHash } from 'node:crypto';
import type { ReadDocument } from '@tallyport/reading/document-model';
import type { DocumentReader, SourceFile } from '../adapters/document-reader/document-reader.js';
import { readInput } from '../adapters/read-input.js';
import type { Unreadable } from '../document-process/unreadable-file.js';

/** All pages of a file, or why it cannot be read. A scan that takes too long is tried once more at half the resolution; one that needs too much memory the reader tries itself. */
export async function readWholeFile(reader: DocumentReader, path: string): Promise<ReadDocument | Unreadable> {
  const bytes = await readInput(path);
  const file: SourceFile = { id: createHash('sha256').update(bytes).digest('hex'), load: async () => bytes };
  const inspected = await reader.inspect(file);
  if (inspected.kind === 'unreadable') return inspected;
  const first = await reader.readPages(file, 1, inspected.pages);
  const isTooHeavy = first.kind === 'unreadable' && first.reason === 'took-too-long';
  const read = isTooHeavy ? await reader.readPages(file, 1, inspected.pages, { mode: 'smaller' }) : first;
  return read.kind === 'read' ? { pages: read.pages, embedded: inspected.embedded } : read;
}
