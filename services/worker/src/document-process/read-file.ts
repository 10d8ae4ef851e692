import type { Page, ReadDocument } from '@tallyport/domain/document-extraction/document-model';
import { openFile } from './open-file-of-any-type.js';
import type { OpenFile } from './open-file.js';
import { UnreadableFile, unreadable, type Unreadable } from './unreadable-file.js';

/** A file read as a whole, or why that was not possible. */
export type FileReading = { readonly kind: 'read'; readonly document: ReadDocument } | Unreadable;

/** Reads a file in this process, for development and measuring; services read through the port `DocumentReader`. */
export async function readFileToDocument(bytes: Uint8Array): Promise<FileReading> {
  try {
    const file = await openFile(bytes);
    try {
      return { kind: 'read', document: { pages: await readAllPages(file) } };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return unreadable(error.reason);
    throw error;
  }
}

async function readAllPages(file: OpenFile): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 1; number <= file.pageCount; number += 1) {
    const parsed = await file.parsePage(number);
    if (parsed.kind === 'read') pages.push(parsed.page);
  }
  return pages;
}
