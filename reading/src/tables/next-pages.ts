import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { heightOf } from '../page/area.js';
import { isLikeRow, isSubtotal } from './between-rows.js';
import type { BodyLine } from './body-line.js';
import { bodyUnder, linesBetween } from './body-lines.js';
import type { Column } from './columns.js';
import { rowsUnder, withGroups } from './draft-rows.js';
import { countsUp } from './group-lines.js';
import { cellOf, type TableRow } from './rows.js';
import { withoutSumLine } from './sum-lines.js';
import type { TableDraft, TablesInMaking } from './table-draft.js';
import type { TablePage } from './table-page.js';
import { placeUnder } from './table-places.js';
import { NEXT_PAGES } from './tuning.js';

/** Tables that run to the end of their page go on at the top of the next one, without heads or above its own. */
export function withNextPages({ tablePages, drafts, numberStyle }: TablesInMaking): { drafts: TableDraft[] } {
  const all: TableDraft[] = [];
  let open: TableDraft | null = null;
  for (const page of tablePages) {
    const continued: TableDraft | null = open === null ? null : continuation(page, open, numberStyle);
    const own = drafts.filter(({ on }) => on === page);
    if (continued !== null && open !== null) all.splice(all.indexOf(open), 1, summedInPart(open));
    all.push(...(continued === null ? [] : [continued]), ...own);
    open = own.at(-1) ?? (page.heads.length === 0 ? continued : null);
  }
  return { drafts: all };
}

/** A table that goes on: what sums it up at the foot of its page is the sum of a part. */
function summedInPart(draft: TableDraft): TableDraft {
  const { totals, asides } = draft.body;
  return totals === null ? draft : { ...draft, body: { ...draft.body, totals: null, asides: [...asides, totals] } };
}

/** The rows at the top of a page that go on with a table of the page before: all of them where it ran to its end, else those whose numbers count on. */
function continuation(on: TablePage, open: TableDraft, style: NumberStyle): TableDraft | null {
  if (open.body.totals !== null && !isSubtotal(open.body.totals)) return null;
  const to = on.heads[0]?.area.top ?? Number.POSITIVE_INFINITY;
  const { columns } = open;
  const lines = belowPageHead(linesBetween(on.phrases, 0, to), columns);
  const [first] = lines;
  if (first === undefined) return null;
  const body = bodyUnder(lines, columns, first.area.top);
  const isNext = open.isOpenEnded && to === Number.POSITIVE_INFINITY;
  const head = { heads: [], area: { left: 0, right: 0, top: first.area.top, bottom: first.area.top } };
  const place = { ...placeUnder(on, head, undefined), to, printed: columns, columns, body, isOpenEnded: body.isOpenEnded && isNext };
  const draft = withoutSumLine(withGroups(place), style);
  const rows = rowsUnder(draft.groups, columns);
  const isLike = rows.length > 0 && rows.every((row) => row.cells.size * 2 >= columns.length);
  return isLike && (isNext || countsOn(open, rows)) ? { ...draft, rows } : null;
}

/** Whether the numbers of some rows count on with those of a table. */
function countsOn({ columns, groups }: TableDraft, rows: readonly TableRow[]): boolean {
  const before = rowsUnder(groups, columns);
  const numbersOf = (all: readonly TableRow[]) => all.map((row) => cellOf(row, 'item')?.text ?? '');
  return columns.some(({ role }) => role === 'item') && before.length > 0 && countsUp([...numbersOf(before), ...numbersOf(rows)]);
}

/** The lines of a page from the first row on, with what its goods begin with right above its figures; over it stands the head of the page. */
function belowPageHead(lines: readonly BodyLine[], columns: readonly Column[]): readonly BodyLine[] {
  const row = lines.findIndex((line) => isLikeRow(line, columns));
  let first = row;
  const isBegun = ({ phrases, area }: BodyLine, below: BodyLine | undefined): boolean =>
    phrases.length === 1 && below !== undefined && below.area.top - area.bottom < NEXT_PAGES.begun * heightOf(area);
  for (let line = lines[first - 1]; line !== undefined && isBegun(line, lines[first]); line = lines[first - 1]) first -= 1;
  return row < 0 ? [] : lines.slice(first);
}
