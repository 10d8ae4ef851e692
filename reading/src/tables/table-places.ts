import type { Phrase } from '../page/phrases.js';
import type { BodyLine } from './body-line.js';
import { linesBetween } from './body-lines.js';
import type { TableHead } from './column-head.js';
import type { TableDraft } from './table-draft.js';
import type { TablePage } from './table-page.js';

/** Where tables may stand: under each row of heads, down to the next heads or captions of the page. */
export function tablePlaces(pages: readonly TablePage[]): TableDraft[] {
  return pages.flatMap((on) => on.heads.map((head, index) => placeUnder(on, head, on.heads[index + 1])));
}

/** A table of which nothing but its heads is known, down to other heads or the captions below it. */
export function placeUnder(on: TablePage, head: TableHead, next: TableHead | undefined): TableDraft {
  const tops = on.tops.filter((top) => top > head.area.bottom);
  const to = Math.min(next?.area.top ?? Number.POSITIVE_INFINITY, ...tops);
  const body = { lines: [], asides: [], totals: null, isOpenEnded: false };
  return { on, head, to, printed: [], columns: [], body, isOpenEnded: false, groups: [], rows: [] };
}

/** The lines that stand below the heads of a table, as far as it may reach. */
export function linesUnder({ on, head, to }: Pick<TableDraft, 'on' | 'head' | 'to'>): BodyLine[] {
  const isOfHead = (phrase: Phrase): boolean => head.heads.some(({ phrases }) => phrases.includes(phrase));
  const below = on.phrases.filter((phrase) => !isOfHead(phrase) && phrase.area.top >= head.area.bottom - 2);
  return linesBetween(below, head.area.bottom, to);
}
