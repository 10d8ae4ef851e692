import type { PageTable, PageText } from '@tallyport/contracts/document-extraction/page-text';
import type { Box } from '@tallyport/contracts/document-extraction/readings';
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
    words: page.words.map(({ text, box, confidence }) => ({ text, box: rounded(box), confidence })),
    tables: (tables.get(page.number) ?? []).map(({ rows }) => ({ rows: rows.map((row) => row.map(shownCell)) })),
    flags: page.flags.map(({ kind, message, boxes }) => ({ kind, message, boxes: boxes.map(rounded) })),
  }));
}

function shownCell(cell: PageTable['rows'][number][number]) {
  return { ...cell, box: cell.box && rounded(cell.box) };
}

/** To a hundredth of a point: finer than any eye, and half as long to send. */
function rounded({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

function round(part: number): number {
  return Math.round(part * 1e5) / 1e5;
}

function languageOf({ words }: Page): PageText['language'] {
  if (words.some(({ text }) => /\p{Script=Han}/u.test(text))) return 'zh';
  return words.some(({ text }) => /\p{L}/u.test(text)) ? 'en' : null;
}
