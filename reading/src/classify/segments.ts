import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Page } from '../document-model.js';
import type { DocumentText } from '../document-text.js';
import { type Phrase, phrasesOf } from '../page/phrases.js';
import { type PageType, UNKNOWN_PAGE } from './classify-page.js';
import { pageNumbersOn } from './page-number.js';
import type { PageRange } from './page-range.js';
import { bareNumber, hasNumber, isOfOnePage, paperNumberOf } from './paper-number.js';
import { SEGMENTS } from './tuning.js';

/** Reads one page for its text, to look for the number of its paper. */
export type ReadPage = (page: Page) => DocumentText;

/** Splits the pages of a file into documents: a new one begins where a page has a title or a number of its own, and is not numbered as a later page. */
export function segmentPages(pages: readonly Page[], types: readonly PageType[], readPage: ReadPage): PageRange[] {
  const ranges: PageRange[] = [];
  const numberOf = numbersOf(readPage);
  for (const [index, read] of pages.entries()) {
    const page = types[index] ?? UNKNOWN_PAGE;
    const last = ranges.at(-1);
    const first = last === undefined ? undefined : pages[last.from];
    if (last !== undefined && first !== undefined && isNoteSheet(first) && last.from === index - 1)
      ranges[ranges.length - 1] = { ...last, ...page, to: index };
    else if (last === undefined || first === undefined || begins({ read, page, first, last, before: pages[index - 1] }, numberOf))
      ranges.push({ from: index, to: index, ...page });
    else ranges[ranges.length - 1] = { ...last, to: index };
  }
  return ranges;
}

/** A sheet of a workbook with no more than a note to its other sheets. */
function isNoteSheet(page: Page): boolean {
  return page.method === 'cells' && phrasesOf(page).length <= SEGMENTS.note;
}

/** A page under the same title is another paper of the kind where they say other numbers; one that has but one page, where either says none. */
function hasOtherNumber(read: Page, first: Page, { type, score, isWhole }: PageType, numberOf: NumberOf): boolean {
  if (score < SEGMENTS.leastScore) return false;
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

/** A page that may begin a document, and the document before it. */
interface Turn {
  readonly read: Page;
  readonly page: PageType;
  readonly last: PageRange;
  /** The first page of the document before, and the page before. */
  readonly first: Page;
  readonly before: Page | undefined;
}

function begins(turn: Turn, numberOf: NumberOf): boolean {
  const { read, page, first, last } = turn;
  const phrases = phrasesOf(read);
  if (page.name === ON_THE_BACK || isLaterPage(phrases)) return false;
  if (page.score < SEGMENTS.leastScore)
    return phrases.length > SEGMENTS.footing && isFirstPage(phrases) && (isOfSeveral(phrases) || isStranger(turn, numberOf));
  return isOtherKind(page, last) || isFirstPage(phrases) || hasOtherNumber(read, first, page, numberOf);
}

/** Papers without a type are of the kind of which their names are. */
function isOtherKind(page: PageType, last: PageRange): boolean {
  return page.type !== last.type || (page.type === 'other' && page.name !== last.name);
}

/** `Page 1 of 1` stands on some overflowing pages, too: they say the number of their paper, whose other pages are not numbered. */
function isStranger({ read, first, last, before }: Turn, numberOf: NumberOf): boolean {
  if (before !== undefined && pageNumbersOn(phrasesOf(before)).length > 0) return true;
  const number = numberOf(first, last.type);
  return number !== null && !tight(phrasesOf(read)).includes(number);
}

const tight = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => bareNumber(text)).join(' ');

function isLaterPage(phrases: readonly Phrase[]): boolean {
  return pageNumbersOn(phrases).some(({ number }) => number > 1);
}

function isFirstPage(phrases: readonly Phrase[]): boolean {
  return pageNumbersOn(phrases).some(({ number, of }) => number === 1 && of !== null);
}

function isOfSeveral(phrases: readonly Phrase[]): boolean {
  return pageNumbersOn(phrases).some(({ of }) => of !== null && of > 1);
}
