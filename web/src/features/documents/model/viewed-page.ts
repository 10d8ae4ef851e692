import { keyOf } from './read-values.js';

/** A page of a document that is looked at in full. It stands in the address, so that Back leads to the documents. */
export interface ViewedPage {
  readonly documentId: string;
  readonly page: number;
}

/** Reads an address that anybody may have written: what names no page is none. */
export function viewedPageOf(search: URLSearchParams): ViewedPage | null {
  const documentId = search.get('document');
  const page = Number(search.get('page') ?? 1);
  return documentId !== null && Number.isInteger(page) && page >= 1 ? { documentId, page } : null;
}

/** The address with that page, or with none. */
export function withViewedPage(search: URLSearchParams, viewed: ViewedPage | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['document', 'page', 'record', 'line', 'field']) next.delete(name);
  if (viewed !== null) {
    next.set('document', viewed.documentId);
    next.set('page', String(viewed.page));
  }
  return next;
}

/** The value that an address names, to be lit on its page; null for none. */
export function keyOfAddress(search: URLSearchParams): string | null {
  const record = search.get('record');
  const field = search.get('field');
  return record === null || field === null ? null : keyOf(record, search.get('line'), field);
}
