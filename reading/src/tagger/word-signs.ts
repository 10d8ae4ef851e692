import { heightOf, type PageSize } from '../page/area.js';
import { KNOWN } from './known-words.js';
import type { PageWord } from './page-words.js';
import type { PrintedLines } from './printed-lines.js';
import { productsOnLine } from './products-on-line.js';
import { sumsOfColumns } from './sums-of-column.js';
import { PAGE_SIGNS } from './tuning.js';
import { FORM, formOf } from './word-form.js';

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
export const SIGNS = FORM.length + BESIDE.length + KNOWN.length;

/** The signs of each word of a page, word after word: its form, its place, and what it is to the numbers around it. */
export function signsOfWords(words: readonly PageWord[], lines: PrintedLines, usual: number, page: PageInPaper): Float32Array {
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
  for (const [index, { word, phrase, number, known }] of words.entries()) {
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
        ...known.map(Number),
      ],
      index * SIGNS,
    );
  }
  return signs;
}
