import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import { isField, isLikeRow } from './between-rows.js';
import type { BodyLine } from './body-line.js';
import { bodyUnder, linesBetween, type TableBody } from './body-lines.js';
import { type ColumnHead, SUBJECTS, type TableHead } from './column-head.js';
import { type Column, columnsUnder } from './columns.js';
import { describedApart, linesInColumns, placedColumns } from './described-apart.js';
import { joinedByRows, partedByRows } from './glued-columns.js';
import { countsUp, groupLines } from './group-lines.js';
import { withBareRows } from './headless-rows.js';
import { inferRoles } from './infer-roles.js';
import { cellOf, isRemark, rowOf, type TableRow } from './rows.js';
import { withoutTitles } from './section-titles.js';
import { summingLine } from './summing-line.js';
import { type TablePage, tablePageOf } from './table-page.js';
import { withoutCounters } from './without-counters.js';

/** A table of goods, packages or containers: its columns, its rows in printed order, and the row of its totals. */
export interface Table {
  readonly page: number;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly totals: TableRow | null;
  /** The phrases of heads and rows: they are not labels and values of the header. */
  readonly phrases: ReadonlySet<Phrase>;
}

/** The tables on consecutive pages of phrases. */
export function findTables(pages: readonly (readonly Phrase[])[], style: NumberStyle): Table[] {
  return tablesOn(withBareRows(pages.map(tablePageOf)), style).map(withoutCounters);
}

/** The tables under the heads of consecutive pages, in order. One that runs to the end of its page goes on where the next page has no heads of its own. */
export function tablesOn(pages: readonly TablePage[], style: NumberStyle): Table[] {
  const tables: Table[] = [];
  let open: OpenTable | null = null;
  for (const { phrases, heads, tops } of pages) {
    const [first] = heads;
    const continued: OpenTable | null =
      open === null ? null : continuation(phrases, first?.area.top ?? Number.POSITIVE_INFINITY, open, style);
    if (continued !== null) tables.push(continued.table);
    open = continued !== null && heads.length === 0 ? continued : null;
    const nextTop = (index: number): number => heads[index]?.area.top ?? Number.POSITIVE_INFINITY;
    for (let index = 0; index < heads.length; index += 1) {
      const head = heads[index];
      if (head === undefined) continue;
      const others = tops.filter((top) => top > head.area.bottom);
      let found = tableUnder(phrases, head, Math.min(nextTop(index + 1), ...others), style, heads.length === 1);
      for (let next = heads[index + 1]; next !== undefined && isWeaker(next, head); next = heads[index + 1]) {
        const longer = tableUnder(phrases, head, Math.min(nextTop(index + 2), ...others), style, false);
        if (!isWithin(next, longer.table)) break;
        found = longer;
        index += 1;
      }
      const { table, isOpenEnded } = found;
      if (isStrip(table) || (isBare(table) && !isOpenEnded)) continue;
      tables.push(table);
      open = { table, isOpenEnded };
    }
  }
  return tables;
}

/** A table, and whether it ran to the end of its page. */
interface OpenTable {
  readonly table: Table;
  readonly isOpenEnded: boolean;
}

/** Whether heads tell of so little beside those above them that they may be a row of theirs. */
function isWeaker(head: TableHead, above: TableHead): boolean {
  return head.heads.length * 2 <= above.heads.length && head.heads.filter(({ role }) => role !== null).length < 2;
}

/** Whether all that looked like heads stands in the rows of a table. */
function isWithin({ heads }: TableHead, { phrases, rows }: Table): boolean {
  return rows.length > 0 && heads.every((head) => head.phrases.every((phrase) => phrases.has(phrase)));
}

/** The lines of one row stand no farther from each other than this part of their height. */
const BEGUN = 0.6;
/** Between rows above their heads stand no more than so many line heights. */
const WIDEST_ABOVE = 2.5;

/** Heads without goods, or with a colon each, over one line of values, or none, are labels side by side: a strip of a form, no table. */
function isStrip({ columns, rows }: Table): boolean {
  const areLabels = columns.length > 0 && columns.every(({ head, role }) => role !== 'description' && /[:：]\s*$/u.test(head));
  return rows.length < 2 && (areLabels || !columns.some(({ role }) => role !== null && SUBJECTS.has(role)));
}

/** Heads over nothing are labels of something else, unless their rows may stand on the next page. */
function isBare({ rows, totals }: Table): boolean {
  return rows.length === 0 && totals === null;
}

function tableUnder(phrases: readonly Phrase[], head: TableHead, to: number, style: NumberStyle, isOnly: boolean): OpenTable {
  const headPhrases = head.heads.flatMap((column) => column.phrases);
  const below = phrases.filter((phrase) => !headPhrases.includes(phrase) && phrase.area.top >= head.area.bottom - 2);
  const lines = linesBetween(below, head.area.bottom, to);
  const printed = columnsOver(lines, head.heads, head.area.bottom);
  const rows = bodyUnder(lines, printed, head.area.bottom).lines;
  const joined = joinedByRows(head.heads, printed, rows);
  const heads = joined === head.heads ? partedByRows(head.heads, printed, rows) : joined;
  const columns = heads === head.heads ? printed : columnsOver(lines, heads, head.area.bottom);
  const body = bodyUnder(lines, columns, head.area.bottom);
  if (body.lines.length === 0 && isOnly && isOfFigures(head)) {
    const above = tableAbove(phrases, head, body, style);
    if (above !== null) return { table: above, isOpenEnded: false };
  }
  return {
    table: tableOf(body, columns, headPhrases, { page: phrases[0]?.page ?? 1, style }),
    isOpenEnded: body.isOpenEnded && to === Number.POSITIVE_INFINITY,
  };
}

/** The columns under some heads, as the lines below them tell: first roughly, then by what stands in them. */
function columnsOver(lines: readonly BodyLine[], heads: readonly ColumnHead[], from: number): Column[] {
  const rough = columnsUnder(heads, []);
  const first = bodyUnder(lines, rough, from);
  return columnsUnder(heads, wordsInColumns(linesInColumns(first.lines, rough), rough));
}

/** The words that tell where columns stand: remarks that run across them tell nothing. */
function wordsInColumns(lines: readonly BodyLine[], columns: readonly Column[]): PlacedWord[] {
  const inColumns = lines.filter((line) => !isRemark(line, columns));
  return inColumns.flatMap((line) => line.phrases.flatMap(({ words }) => words));
}

/** Whether heads are of goods and their figures, all of them known: what else has nothing below it is no table. */
function isOfFigures({ heads }: TableHead): boolean {
  const roles = new Set(heads.map(({ role }) => role));
  const isCounted = roles.has('quantity') || roles.has('total_price') || roles.has('net_weight');
  return roles.size > 3 && !roles.has(null) && roles.has('description') && isCounted;
}

/** Rows above their heads, as some programs print them: the lines right above that look like rows of these columns. */
function tableAbove(phrases: readonly Phrase[], head: TableHead, { totals }: TableBody, style: NumberStyle): Table | null {
  const candidates = linesBetween(phrases, 0, head.area.top + 1).toReversed();
  const rough = columnsUnder(head.heads, []);
  const lines: BodyLine[] = [];
  let top = head.area.top;
  let pitch = Number.POSITIVE_INFINITY;
  for (const line of candidates) {
    const gap = top - line.area.bottom;
    if (
      gap > Math.min(WIDEST_ABOVE * heightOf(line.area), 1.5 * pitch + 2) ||
      isField(line, rough) ||
      (line.phrases.length > 1 && !isLikeRow(line, rough))
    )
      break;
    if (lines.length > 0) pitch = Math.min(pitch, Math.max(gap, 0));
    lines.unshift(line);
    top = line.area.top;
  }
  const first = lines.findIndex((line) => line.phrases.length > 1);
  if (first < 0) return null;
  const rows = lines.slice(first);
  const columns = columnsUnder(
    head.heads,
    rows.flatMap((line) => line.phrases.flatMap(({ words }) => words)),
  );
  const headPhrases = head.heads.flatMap((column) => column.phrases);
  const body: TableBody = { lines: rows, asides: [], totals, isOpenEnded: false };
  return tableOf(body, columns, headPhrases, { page: phrases[0]?.page ?? 1, style });
}

/** The rows at the top of a page that go on with a table of the page before: all of them where it ran to its end, else those whose numbers count on. */
function continuation(
  phrases: readonly Phrase[],
  to: number,
  { table: open, isOpenEnded }: OpenTable,
  style: NumberStyle,
): OpenTable | null {
  if (open.totals !== null) return null;
  const lines = belowPageHead(linesBetween(phrases, 0, to), open.columns);
  const [first] = lines;
  if (first === undefined) return null;
  const body = bodyUnder(lines, open.columns, first.area.top);
  const table = tableOf(body, open.columns, [], { page: phrases[0]?.page ?? 1, style });
  const isLike = table.rows.length > 0 && table.rows.every((row) => row.cells.size * 2 >= open.columns.length);
  const isNext = isOpenEnded && to === Number.POSITIVE_INFINITY;
  return isLike && (isNext || countsOn(open, table)) ? { table, isOpenEnded: body.isOpenEnded && isNext } : null;
}

/** Whether the numbers of the rows of one table count on with those of another. */
function countsOn(open: Table, { rows, columns }: Table): boolean {
  const numbersOf = (all: readonly TableRow[]) => all.map((row) => cellOf(row, 'item')?.text ?? '');
  return columns.some(({ role }) => role === 'item') && open.rows.length > 0 && countsUp([...numbersOf(open.rows), ...numbersOf(rows)]);
}

/** The lines of a page from the first row on, with what its goods begin with right above its figures; over it stands the head of the page. */
function belowPageHead(lines: readonly BodyLine[], columns: readonly Column[]): readonly BodyLine[] {
  const row = lines.findIndex((line) => isLikeRow(line, columns));
  let first = row;
  const isBegun = ({ phrases, area }: BodyLine, below: BodyLine | undefined): boolean =>
    phrases.length === 1 && below !== undefined && below.area.top - area.bottom < BEGUN * heightOf(area);
  for (let line = lines[first - 1]; line !== undefined && isBegun(line, lines[first]); line = lines[first - 1]) first -= 1;
  return row < 0 ? [] : lines.slice(first);
}

function tableOf(
  body: TableBody,
  columns: readonly Column[],
  headPhrases: readonly Phrase[],
  { page, style }: { page: number; style: NumberStyle },
): Table {
  const placed = placedColumns(columns);
  const groups = withoutTitles(groupLines(body.lines, placed), placed);
  const apart = describedApart(groups, placed);
  const inRow = apart?.rowOf ?? rowOf;
  const printed = apart?.columns ?? placed;
  const rows = groups.map((group) => inRow(group, printed));
  const known = inferRoles(printed, rows, style);
  const sum = summingLine(body.lines, known, style);
  if (sum > 0) {
    const [lines, below] = [body.lines.slice(0, sum), body.lines.slice(sum)];
    const totals = body.totals ?? below[0] ?? null;
    return tableOf({ lines, asides: [...body.asides, ...below.slice(0, 1)], totals, isOpenEnded: false }, columns, headPhrases, {
      page,
      style,
    });
  }
  const isSame = known.every((column, index) => column === printed[index]);
  return {
    page,
    columns: known,
    rows: isSame ? rows : groups.map((group) => inRow(group, known)),
    totals: body.totals === null ? null : rowOf([body.totals], known),
    phrases: new Set([...headPhrases, ...[...body.lines, ...body.asides].flatMap((line) => line.phrases)]),
  };
}
