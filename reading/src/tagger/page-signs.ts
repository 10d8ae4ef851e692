import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { type Area, heightOf, middleY, type PageSize } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import { letterRuns } from './letter-runs.js';
import { type PrintedLines, printedLines } from './printed-lines.js';
import { productsOnLine } from './products-on-line.js';
import { sumsOfColumns } from './sums-of-column.js';
import { PAGE_SIGNS } from './tuning.js';
import { FORM, formOf } from './word-form.js';

/** What a text may name: some things, each with its share of one. */
export type Shares = readonly (readonly [thing: number, share: number])[];

/** Tells what a text may name as a label, and as the head of a column. */
export interface Namer {
  readonly asLabel: (text: string) => Shares;
  readonly asHead: (text: string) => Shares;
}

/** All that the network is told of the words of a page, word by word in the order of the phrases. */
export interface PageSigns {
  readonly count: number;
  /** The buckets of the letter runs of each word. */
  readonly letters: readonly (readonly number[])[];
  /** What the phrase of each word may name as a label, and as the head of a column. */
  readonly labels: readonly Shares[];
  readonly heads: readonly Shares[];
  /** The signs of each word, word after word. */
  readonly signs: Float32Array;
  /** Its left and right edge and its middle from top to bottom, in usual letter heights of the page. */
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly middle: Float32Array;
  /** On which printed line it stands, from 0, and at which place of it. */
  readonly line: Int32Array;
  readonly place: Int32Array;
}

/** A word of a page, its phrase, and the number that it is. */
export interface PageWord {
  readonly word: PlacedWord;
  readonly phrase: Phrase;
  readonly number: number | null;
}

/** A page as it stands in its paper. */
export interface PageInPaper {
  readonly size: PageSize;
  readonly index: number;
  readonly pages: number;
}

/** The signs of a word behind those of its form. */
const BESIDE = [
  'first of phrase', 'last of phrase', 'place in phrase', 'words of phrase', 'scanned', 'in cells', 'left', 'right', 'top', 'bottom', 'height', 'width',
  'page', 'last page', 'between rules', 'under rule', 'product', 'factor', 'sum', 'addend', 'only page', 'words of page',
] as const; // biome-ignore format: a table reads best in rows

/** So many signs has each word. */
export const SIGNS = FORM.length + BESIDE.length;

/** The words of a page that the tagger looks at. */
export function wordsOfPage(phrases: readonly Phrase[], style: NumberStyle): PageWord[] {
  return phrases
    .flatMap((phrase) => phrase.words.map((word) => ({ word, phrase, number: numberIn(word.text, style) })))
    .slice(0, PAGE_SIGNS.mostWords);
}

function numberIn(text: string, style: NumberStyle): number | null {
  const [first] = numbersIn(text, style);
  return first === undefined ? null : Number(first.value);
}

/** What the network is told of a page. */
export function signsOfPage(words: readonly PageWord[], page: PageInPaper, namer: Namer): PageSigns {
  const areas = words.map(({ word }) => word.area);
  const usual = usualHeight(areas);
  const lines = printedLines(words.map(({ word }) => word));
  const named = new Map([...new Set(words.map(({ phrase }) => phrase))].map((phrase) => [phrase, namesOf(phrase, namer)] as const));
  return {
    count: words.length,
    letters: words.map(({ word }) => letterRuns(word.text)),
    labels: words.map(({ phrase }) => named.get(phrase)?.label ?? []),
    heads: words.map(({ phrase }) => named.get(phrase)?.head ?? []),
    signs: signsOf(words, lines, usual, page),
    left: Float32Array.from(areas, ({ left }) => left / usual),
    right: Float32Array.from(areas, ({ right }) => right / usual),
    middle: Float32Array.from(areas, (area) => middleY(area) / usual),
    line: lines.line,
    place: lines.place,
  };
}

function namesOf({ text }: Phrase, { asLabel, asHead }: Namer): { label: Shares; head: Shares } {
  const short = text.slice(0, PAGE_SIGNS.longestPhrase);
  return { label: asLabel(short), head: asHead(short) };
}

function usualHeight(areas: readonly Area[]): number {
  const heights = areas.map((area) => Math.max(3, heightOf(area))).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}

function signsOf(words: readonly PageWord[], lines: PrintedLines, usual: number, page: PageInPaper): Float32Array {
  const numbers = words.map(({ number, word }) => (/\d/u.test(word.text) ? number : null));
  const onLines = lines.words.map((line) => productsOnLine(line, numbers));
  const { sums, addends } = sumsOfColumns(
    words.map(({ word }) => word.area),
    numbers,
  );
  const marked = [onLines.flatMap(({ products }) => products), onLines.flatMap(({ factors }) => factors), sums, addends].map(
    (own) => new Set(own),
  );
  const signs = new Float32Array(words.length * SIGNS);
  const { size, index: at, pages } = page;
  for (const [index, { word, phrase, number }] of words.entries()) {
    const { area } = word;
    const place = phrase.words.indexOf(word);
    const count = phrase.words.length;
    signs.set(
      [
        ...formOf(word.text, number),
        Number(place === 0),
        Number(place === count - 1),
        (place + 1) / count,
        Math.min(count, 12) / 6,
        Number(phrase.method === 'ocr'),
        Number(phrase.method === 'cells'),
        area.left / size.width,
        area.right / size.width,
        area.top / size.height,
        area.bottom / size.height,
        Math.max(3, heightOf(area)) / usual / 2,
        (area.right - area.left) / size.width,
        Math.min(at, 4) / 4,
        Number(at === pages - 1),
        Number(Number.isFinite(phrase.cell.left) && Number.isFinite(phrase.cell.right)),
        Number(Number.isFinite(phrase.cell.top) && Number.isFinite(phrase.cell.bottom)),
        ...marked.map((own) => Number(own.has(index))),
        Number(pages === 1),
        words.length / (PAGE_SIGNS.mostWords / 2),
      ],
      index * SIGNS,
    );
  }
  return signs;
}
