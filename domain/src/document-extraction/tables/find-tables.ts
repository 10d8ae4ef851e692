import type { Phrase } from '../page/phrases.js';
import { type BodyLine, bodyUnder, type TableBody } from './body-lines.js';
import { type Column, columnsUnder } from './columns.js';
import { findHeads, type TableHead } from './find-head.js';
import { groupLines } from './group-lines.js';
import { rowOf, type TableRow } from './rows.js';

/** A table of goods, packages or containers: its columns, its rows in printed order, and the row of its totals. */
export interface Table {
  readonly page: number;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly totals: TableRow | null;
  /** The phrases of heads and rows: they are not labels and values of the header. */
  readonly phrases: ReadonlySet<Phrase>;
}

/** The tables on consecutive pages, in order. One that runs to the end of its page goes on where the next page has no heads of its own. */
export function findTables(pages: readonly (readonly Phrase[])[]): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  for (const phrases of pages) {
    const heads = findHeads(phrases);
    const continued: Table | null = open !== null && heads.length === 0 ? continuation(phrases, open) : null;
    if (continued !== null) tables.push(continued);
    open = continued;
    for (const [index, head] of heads.entries()) {
      const { table, isOpenEnded } = tableUnder(phrases, head, heads[index + 1]?.area.top ?? Number.POSITIVE_INFINITY);
      tables.push(table);
      open = isOpenEnded ? table : null;
    }
  }
  return tables;
}

function tableUnder(phrases: readonly Phrase[], head: TableHead, to: number): { table: Table; isOpenEnded: boolean } {
  const headPhrases = head.heads.flatMap((column) => column.phrases);
  const below = phrases.filter((phrase) => !headPhrases.includes(phrase) && phrase.area.top >= head.area.bottom - 2);
  const rough = columnsUnder(head.heads, []);
  const first = bodyUnder(below, rough, head.area.bottom, to);
  const columns = columnsUnder(
    head.heads,
    first.lines.flatMap((line) => line.phrases.flatMap(({ words }) => words)),
  );
  const body = bodyUnder(below, columns, head.area.bottom, to);
  return {
    table: tableOf(body, columns, headPhrases, phrases[0]?.page ?? 1),
    isOpenEnded: body.isOpenEnded && to === Number.POSITIVE_INFINITY,
  };
}

function continuation(phrases: readonly Phrase[], open: Table): Table | null {
  const body = bodyUnder(phrases, open.columns, 0, Number.POSITIVE_INFINITY);
  const lines = body.lines.filter((line) => line.phrases.length > 1);
  const table = tableOf({ ...body, lines }, open.columns, [], phrases[0]?.page ?? 1);
  const isLike = table.rows.length > 0 && table.rows.every((row) => row.cells.size * 2 >= open.columns.length);
  return isLike ? table : null;
}

function tableOf(body: TableBody, columns: readonly Column[], headPhrases: readonly Phrase[], page: number): Table {
  const lines: readonly BodyLine[] = body.lines;
  return {
    page,
    columns,
    rows: groupLines(lines, columns).map((group) => rowOf(group, columns)),
    totals: body.totals === null ? null : rowOf([body.totals], columns),
    phrases: new Set([...headPhrases, ...lines.flatMap((line) => line.phrases)]),
  };
}
