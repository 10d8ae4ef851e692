import type { ReadDocument } from '@tallyport/reading/document-model';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import type { MadeDocument } from '../generator/make-document.js';
import type { Press } from '../generator/print/press.js';
import { printDocument } from '../generator/print/print-document.js';

/** Prints a made paper and reads its pages. */
export async function readPrinted(made: MadeDocument, press: Press, reader: DocumentReader): Promise<ReadDocument> {
  const { bytes } = await printDocument(press, made);
  const file = { id: made.name, load: () => Promise.resolve(bytes) };
  const inspected = await reader.inspect(file);
  const read = inspected.kind === 'unreadable' ? inspected : await reader.readPages(file, 1, inspected.pages);
  if (read.kind === 'unreadable') throw new Error(`${made.name}: ${read.sentence}`);
  return { pages: read.pages };
}
