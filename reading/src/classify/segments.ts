import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Page } from '../document-model.js';
import type { DocumentText } from '../document-text.js';
import { type Phrase, phrasesOf } from '../page/phrases.js';
import { type PageType, UNKNOWN_PAGE } from './classify-page.js';
import { pageNumbersOn } from './page-number.js';
import type { PageRange } from './page-range.js';
import { hasNumber, isOfOnePage, paperNumberOf } from './paper-number.js';

/** A page whose title is fainter than this goes on with the document before it. */
const LEAST_SCORE = 1.2;

/** Reads one page for its text, to look for the number of its paper. */
export type ReadPage = (page: Page) => DocumentText;

/** Splits the pages of a file into documents: a new one begins where a page has a title or a number of its own, and is not numbered as a later page. */
export function segmentPages(pages: readonly Page[], types: readonly PageType[], readPage: ReadPage): PageRange[] {
  const ranges: PageRange[] = [];
  const numberOf = numbersOf(readPage);
  for (const [index, read] of pages.entries()) {
    const phrases = phrasesOf(read);
    const page = types[index] ?? UNKNOWN_PAGE;
    const last = ranges.at(-1);
    const first = last === undefined ? undefined : pages[last.from];
    const isNew = last === undefined || first === undefined || beginsDocument(page, last, phrases);
    if (isNew || (page.type === last.type && !isLaterPage(phrases) && hasOtherNumber(read, first, page, numberOf)))
      ranges.push({ from: index, to: index, ...page });
    else ranges[ranges.length - 1] = { ...last, to: index };
  }
  return ranges;
}

/** A page under the same title is another paper of the kind where they say other numbers; one that has but one page, where either says none. */
function hasOtherNumber(read: Page, first: Page, { type, score, isWhole }: PageType, numberOf: NumberOf): boolean {
  if (score < LEAST_SCORE) return false;
  const [number, before] = [numberOf(read, type), numberOf(first, type)];
  if (number === null || before === null) return isWhole && isOfOnePage(type);
  return number !== before;
}

type NumberOf = (page: Page, type: DocumentType) => string | null;

/** The number of a paper by a page of it. The first page of a document is compared with each that follows, and read once. */
function numbersOf(readPage: ReadPage): NumberOf {
  const texts = new Map<Page, DocumentText>();
  return (page, type) => {
    if (!hasNumber(type)) return null;
    const text = texts.get(page) ?? readPage(page);
    texts.set(page, text);
    return paperNumberOf(text, type);
  };
}

/** Pages of terms stand on the back of papers. */
const ON_THE_BACK = 'terms and conditions';

function beginsDocument(page: PageType, last: PageRange, phrases: readonly Phrase[]): boolean {
  if (page.name === ON_THE_BACK || isLaterPage(phrases)) return false;
  if (page.score < LEAST_SCORE) return isFirstPage(phrases);
  const isOther = page.type !== last.type || page.name !== last.name;
  return (isOther && last.type !== page.type) || isFirstPage(phrases);
}

function isLaterPage(phrases: readonly Phrase[]): boolean {
  return pageNumbersOn(phrases).some(({ number }) => number > 1);
}

function isFirstPage(phrases: readonly Phrase[]): boolean {
  return pageNumbersOn(phrases).some(({ number, of }) => number === 1 && of !== null);
}
