import type { ReadDocument } from '@tallyport/reading/document-model';
import { type ExtractedDocument, extractDocument } from '@tallyport/reading/extract';
import type { RunOptions } from '@tallyport/reading/stage';

/** The stage that brings in what the data inside a file say. */
const DATA = 'embedded';

/** What is read of a paper's print alone: figures tell how well pages are read, and data inside the file would tell the answers. */
export function readPrint(document: ReadDocument, { without = new Set(), ...options }: RunOptions = {}): ExtractedDocument {
  return extractDocument(document, { ...options, without: new Set([...without, DATA]) });
}
