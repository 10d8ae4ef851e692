import type { Page, ReadDocument } from '@tallyport/domain/document-extraction/document-model';
import { startOcrEngine } from './ocr/ocr-engine.js';
import type { OpenFile } from './open-file.js';
import { openFile } from './open-file-of-any-type.js';
import { readPage, type Uprights } from './read-page.js';
import { type Recogniser, recogniserWith } from './recogniser.js';
import { type Unreadable, UnreadableFile, unreadable } from './unreadable-file.js';

/** A file read as a whole, or why that was not possible. */
export type FileReading = { readonly kind: 'read'; readonly document: ReadDocument } | Unreadable;

/**
 * Reads a file in this process, for development and measuring; services read through the port `DocumentReader`.
 * Without a recogniser an OCR engine is started for the call.
 */
export async function readFileToDocument(bytes: Uint8Array, recogniser?: Recogniser): Promise<FileReading> {
  if (recogniser === undefined) return withRecogniser((started) => readFileToDocument(bytes, started));
  try {
    const file = await openFile(bytes);
    try {
      return { kind: 'read', document: { pages: await readAllPages(file, recogniser) } };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return unreadable(error.reason);
    throw error;
  }
}

/** Keeps one OCR engine for as long as `use` takes. */
export async function withRecogniser<T>(use: (recogniser: Recogniser) => Promise<T>): Promise<T> {
  const engine = await startOcrEngine();
  try {
    return await use(recogniserWith(engine));
  } finally {
    await engine.close();
  }
}

async function readAllPages(file: OpenFile, recogniser: Recogniser): Promise<Page[]> {
  const known: Uprights = new Map();
  const pages: Page[] = [];
  for (let number = 1; number <= file.pageCount; number += 1) pages.push(await readPage(file, recogniser, number, known));
  return pages;
}
