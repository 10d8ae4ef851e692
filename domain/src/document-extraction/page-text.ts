import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import type { Page, ReadDocument } from './document-model.js';
import { pageTablesOf } from './page-tables.js';

/** What is shown of each page of a file: its words, its tables, and what people should know of it. */
export function pageTextsOf(document: ReadDocument): PageText[] {
  const tables = pageTablesOf(document);
  return document.pages.map((page) => ({
    page: page.number,
    width: page.width,
    height: page.height,
    method: page.method,
    language: languageOf(page),
    words: page.words.map(({ text, box, confidence }) => ({ text, box, confidence })),
    tables: tables.get(page.number) ?? [],
    flags: page.flags.map(({ kind, message, boxes }) => ({ kind, message, boxes: [...boxes] })),
  }));
}

function languageOf({ words }: Page): PageText['language'] {
  if (words.some(({ text }) => /\p{Script=Han}/u.test(text))) return 'zh';
  return words.some(({ text }) => /\p{L}/u.test(text)) ? 'en' : null;
}
