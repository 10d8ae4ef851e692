import { type Area, areaAround } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { RULED_TABLES } from './tuning.js';

/** What stands in one ruled cell. */
export interface RuledCell {
  readonly text: string;
  readonly area: Area;
}

/** A grid that is ruled on the page, row by row; null where nothing stands in a cell. */
export type RuledTable = readonly (readonly (RuledCell | null)[])[];

interface Box {
  readonly cell: Area;
  readonly phrases: Phrase[];
}

/** Boxes in a row between the same two rules. */
export interface RuledRow {
  readonly top: number;
  readonly bottom: number;
  readonly boxes: readonly Box[];
}

/** The grids that are ruled on one page, whatever stands in them: rows that touch and have their columns between the same rules. */
export function ruledTables(phrases: readonly Phrase[]): RuledTable[] {
  return ruledGrids(phrases).flatMap(gridOf);
}

/** The grids that are ruled on one page, each as its rows of boxes. */
export function ruledGrids(phrases: readonly Phrase[]): (readonly RuledRow[])[] {
  const tables: RuledRow[][] = [];
  for (const row of rowsOf(boxesOf(phrases))) {
    const last = tables.at(-1);
    if (last !== undefined && goesOn(last, row)) last.push(row);
    else tables.push([row]);
  }
  return tables.filter((rows) => rows.length >= RULED_TABLES.leastRows);
}

function boxesOf(phrases: readonly Phrase[]): Box[] {
  const boxes = new Map<string, Box>();
  for (const phrase of phrases) {
    const { cell } = phrase;
    if (![cell.left, cell.top, cell.right, cell.bottom].every(Number.isFinite)) continue;
    const key = [cell.left, cell.top, cell.right, cell.bottom].map(placeOf).join(' ');
    const box = boxes.get(key) ?? { cell, phrases: [] };
    box.phrases.push(phrase);
    boxes.set(key, box);
  }
  return [...boxes.values()];
}

function rowsOf(boxes: readonly Box[]): RuledRow[] {
  const rows = Map.groupBy(boxes, ({ cell }) => `${placeOf(cell.top)} ${placeOf(cell.bottom)}`);
  return [...rows.values()]
    .map((row) => ({ top: row[0]?.cell.top ?? 0, bottom: row[0]?.cell.bottom ?? 0, boxes: row }))
    .toSorted((a, b) => a.top - b.top);
}

/** A row goes on with a table that it touches, if all of its columns are the table's or all of the table's are its own. */
function goesOn(table: readonly RuledRow[], row: RuledRow): boolean {
  const last = table.at(-1);
  if (last === undefined || Math.abs(row.top - last.bottom) > 2 * RULED_TABLES.sameRule) return false;
  const known = columnsOf(table);
  const own = columnsOf([row]);
  return [...own.keys()].every((column) => known.has(column)) || [...known.keys()].every((column) => own.has(column));
}

/** The columns of rows by their rules, with the left one for their order. */
function columnsOf(rows: readonly RuledRow[]): Map<string, number> {
  return new Map(rows.flatMap(({ boxes }) => boxes.map(({ cell }) => [columnOf(cell), cell.left] as const)));
}

function columnOf({ left, right }: Area): string {
  return `${placeOf(left)} ${placeOf(right)}`;
}

function gridOf(rows: readonly RuledRow[]): RuledTable[] {
  const columns = [...columnsOf(rows)].toSorted(([, a], [, b]) => a - b).map(([column]) => column);
  if (columns.length < RULED_TABLES.leastColumns) return [];
  return [
    rows.map(({ boxes }) => {
      const byColumn = new Map(boxes.map((box) => [columnOf(box.cell), box]));
      return columns.map((column) => {
        const box = byColumn.get(column);
        return box === undefined
          ? null
          : { text: box.phrases.map(({ text }) => text).join(' '), area: areaAround(box.phrases.map(({ area }) => area)) };
      });
    }),
  ];
}

function placeOf(rule: number): number {
  return Math.round(rule / RULED_TABLES.sameRule);
}
