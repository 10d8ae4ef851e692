import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { middleX, middleY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { BodyLine } from './body-line.js';
import type { TableBody } from './body-lines.js';
import type { TableHead } from './column-head.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { fullRows } from './full-rows.js';
import type { TableRow } from './rows.js';
import type { TablePage } from './table-page.js';

/** A table while it is read: its heads, and what the passes have made of what stands below them so far. */
export interface TableDraft {
  readonly on: TablePage;
  readonly head: TableHead;
  /** The height at which it ends at the latest: where the next heads or captions stand. */
  readonly to: number;
  /** Its columns as they are printed: their places, and what their heads alone say. */
  readonly printed: readonly Column[];
  /** The same columns with what they hold, as far as it is known. */
  readonly columns: readonly Column[];
  readonly body: TableBody;
  /** Whether it ran to the end of its page. */
  readonly isOpenEnded: boolean;
  /** The lines of each row. */
  readonly groups: readonly (readonly BodyLine[])[];
  /** The rows under the columns as they are printed. */
  readonly rows: readonly TableRow[];
}

/** What the passes of tables work on. */
export interface TablesInMaking {
  readonly tablePages: readonly TablePage[];
  readonly drafts: readonly TableDraft[];
  readonly numberStyle: NumberStyle;
}

type Run = (state: TablesInMaking) => { readonly drafts: readonly TableDraft[] };

/** A pass that takes each table by itself. */
export function onDrafts(change: (draft: TableDraft, style: NumberStyle) => TableDraft): Run {
  return ({ drafts, numberStyle }) => ({ drafts: drafts.map((draft) => change(draft, numberStyle)) });
}

/** What a pass over what columns hold is told: the columns as they are known, as they are printed, their rows, and how numbers are written. */
export type ToldColumns = (
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
) => readonly Column[];

/** What is taken for granted of a column without anything in it. */
const BLANK: ColumnRole = 'other';

/**
 * A pass over what columns hold, by what stands in them. A column in which no row has anything keeps its role, for the row of totals, and
 * keeps no other one from it.
 */
export function onColumns(change: ToldColumns): Run {
  return onDrafts((draft, style) => {
    const { columns, printed } = draft;
    const rows = fullRows(draft.rows);
    if (rows.length === 0) return draft;
    const isBlank = printed.map((column) => !rows.some((row) => row.cells.has(column)));
    const filled = columns.map((column, index) => (isBlank[index] === true ? { ...column, role: BLANK } : column));
    const told = change(filled, printed, rows, style);
    return { ...draft, columns: columns.map((column, index) => (isBlank[index] === true ? column : (told[index] ?? column))) };
  });
}

/** The phrases of the heads of a table, and of what stands among them over several. */
export function headPhrasesOf({ head, on }: TableDraft): readonly Phrase[] {
  const { left, right, top, bottom } = head.area;
  const isAmong = ({ area }: Phrase): boolean =>
    left <= middleX(area) && middleX(area) <= right && top <= middleY(area) && middleY(area) <= bottom;
  return [...new Set([...head.heads.flatMap(({ phrases }) => phrases), ...(head.heads.length === 0 ? [] : on.phrases.filter(isAmong))])];
}
