import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Page } from '../document-model.js';
import { type Phrase, phrasesOf } from '../page/phrases.js';
import { classifyPage, type PageType } from './classify-page.js';
import { paperNumberOf } from './paper-number.js';

/** Consecutive pages that are one document. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
  readonly type: DocumentType;
  readonly name: string;
  readonly title: string | null;
  readonly score: number;
}

/** A page whose title is fainter than this goes on with the document before it. */
const LEAST_SCORE = 1.2;

/** Splits the pages of a file into documents: a new one begins where a page has a title or a number of its own, and is not numbered as a later page. */
export function segmentPages(pages: readonly Page[]): PageRange[] {
  const ranges: PageRange[] = [];
  for (const [index, read] of pages.entries()) {
    const phrases = phrasesOf(read);
    const page = classifyPage(phrases, read.height);
    const last = ranges.at(-1);
    const first = last === undefined ? undefined : pages[last.from];
    const isNew = last === undefined || first === undefined || beginsDocument(page, last, phrases);
    if (isNew || (page.type === last.type && !isLaterPage(phrases) && hasOtherNumber(read, first, page)))
      ranges.push({ from: index, to: index, ...page });
    else ranges[ranges.length - 1] = { ...last, to: index };
  }
  return ranges;
}

/** A page under the same title is another paper of the kind where both say their numbers, and not the same. */
function hasOtherNumber(read: Page, first: Page, { type, score }: PageType): boolean {
  if (score < LEAST_SCORE) return false;
  const [number, before] = [paperNumberOf(read, type), paperNumberOf(first, type)];
  return number !== null && before !== null && number !== before;
}

function beginsDocument(page: PageType, last: PageRange, phrases: readonly Phrase[]): boolean {
  if (page.score < LEAST_SCORE || isLaterPage(phrases)) return false;
  const isOther = page.type !== last.type || page.name !== last.name;
  return (isOther && last.type !== page.type) || isFirstPage(phrases);
}

function isLaterPage(phrases: readonly Phrase[]): boolean {
  return pageNumberOf(phrases).some((number) => number > 1);
}

function isFirstPage(phrases: readonly Phrase[]): boolean {
  return pageNumberOf(phrases).some((number) => number === 1);
}

function pageNumberOf(phrases: readonly Phrase[]): number[] {
  return phrases.flatMap(({ text }) => {
    const match = /\bpage\s*(?:no\.?)?\s*[:：]?\s*(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})/iu.exec(text) ?? /第\s*(\d{1,3})\s*页/u.exec(text);
    return match === null ? [] : [Number(match[1])];
  });
}
