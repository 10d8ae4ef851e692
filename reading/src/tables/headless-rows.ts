import { type Area, areaAround, overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { type BodyLine, linesOf } from './body-line.js';
import type { ColumnHead, TableHead } from './column-head.js';
import { provedRows } from './proved-bands.js';
import type { TablePage } from './table-page.js';
import { HEADLESS_ROWS } from './tuning.js';

/** Pages of a paper without heads, with places for them over rows that prove themselves. */
export function withBareRows(pages: readonly TablePage[]): readonly TablePage[] {
  if (pages.some(({ heads }) => heads.some((head) => head.heads.length >= HEADLESS_ROWS.leastHeads))) return pages;
  return pages.map((page) => {
    const bare = headOfBareRows(page.phrases);
    return bare === null ? page : { ...page, heads: [...page.heads, bare].toSorted((a, b) => a.area.top - b.area.top) };
  });
}

/**
 * Heads for rows that prove themselves, a quantity times a price being an amount, and that have none on the page: a column for each thing that
 * stands in them or in a row between them, as one with a discount. What they hold is told by the rows alone.
 */
function headOfBareRows(phrases: readonly Phrase[]): TableHead | null {
  const rows = provedRows(phrases);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || rows.length < HEADLESS_ROWS.leastRows) return null;
  const heads = columnsOf(withRowsBetween(rows, first, last, phrases)).map((area): ColumnHead => {
    const place = { ...area, top: first.area.top - 1, bottom: first.area.top - 1 };
    return { role: null, text: '', area: place, cell: UNRULED, phrases: [] };
  });
  return { heads, area: areaAround(heads.map(({ area }) => area)) };
}

function withRowsBetween(rows: readonly BodyLine[], first: BodyLine, last: BodyLine, phrases: readonly Phrase[]): BodyLine[] {
  const fewest = Math.min(...rows.map((row) => row.phrases.length));
  const between = linesOf(phrases).filter(({ area }) => first.area.bottom < area.top && area.bottom < last.area.top);
  return [...rows, ...between.filter((line) => line.phrases.length >= fewest && !rows.some(({ area }) => area.top === line.area.top))];
}

const UNRULED: Area = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** What stands above each other in rows, from left to right. */
function columnsOf(rows: readonly BodyLine[]): Area[] {
  const columns: Area[] = [];
  for (const { area } of rows.flatMap((row) => row.phrases).toSorted((a, b) => a.area.left - b.area.left)) {
    const at = columns.findIndex((column) => overlapX(column, area) > 0);
    const column = columns[at];
    if (column === undefined) columns.push(area);
    else columns[at] = areaAround([column, area]);
  }
  return columns;
}
