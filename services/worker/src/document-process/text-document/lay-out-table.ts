import { utils } from '@e965/xlsx';
import { placeWords } from '../own-view/place-words.js';
import { LINE_HEIGHT } from '../own-view/view-font.js';
import type { PlacedCell, PlacedWord } from '../own-view/view-page.js';
import { naturalWidth, wrapText } from '../own-view/wrap-text.js';
import type { TableBlock, TableCell } from './block.js';

const PADDING = 3;
const NARROWEST = 20;

/** Rows of a table that spans tie together; they stay on one page. Measured from their own upper left corner. */
export interface TableRows {
  readonly height: number;
  readonly words: readonly PlacedWord[];
  readonly cells: readonly PlacedCell[];
}

/** Lays a table out in a width, as groups of rows between which a page may end. */
export function layOutTable(table: TableBlock, name: string, width: number): TableRows[] {
  const lefts = columnLefts(table.cells, width);
  return rowGroups(table.cells).map((cells) => layOutRows(cells, name, lefts));
}

/** Left edges of all columns, and the right edge after the last: widths follow what the columns hold. */
function columnLefts(cells: readonly TableCell[], width: number): number[] {
  const count = Math.max(0, ...cells.map(({ column, columnSpan }) => column + columnSpan));
  const wanted = Array.from({ length: count }, (_, column) => {
    const texts = cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
    return Math.max(NARROWEST, ...texts.map(({ text }) => Math.min(naturalWidth(text, false), width / 2) + 2 * PADDING));
  });
  const scale =
    width /
    Math.max(
      1,
      wanted.reduce((sum, each) => sum + each, 0),
    );
  return wanted.reduce<number[]>((lefts, each) => [...lefts, (lefts.at(-1) ?? 0) + each * scale], [0]);
}

function rowGroups(cells: readonly TableCell[]): TableCell[][] {
  const groups: TableCell[][] = [];
  let reaches = -1;
  for (const cell of cells.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    if (cell.row > reaches) groups.push([]);
    groups.at(-1)?.push(cell);
    reaches = Math.max(reaches, cell.row + cell.rowSpan - 1);
  }
  return groups;
}

function layOutRows(cells: readonly TableCell[], name: string, lefts: readonly number[]): TableRows {
  const first = cells[0]?.row ?? 0;
  const count = Math.max(...cells.map(({ row, rowSpan }) => row + rowSpan)) - first;
  const widthOf = ({ column, columnSpan }: TableCell): number =>
    Math.max(NARROWEST, (lefts[column + columnSpan] ?? 0) - (lefts[column] ?? 0) - 2 * PADDING);
  const heights = Array.from({ length: count }, () => LINE_HEIGHT + 2 * PADDING);
  for (const cell of cells) {
    const lines = wrapText(cell.text, widthOf(cell), false).length;
    const index = cell.row - first;
    heights[index] = Math.max(heights[index] ?? 0, Math.max(1, lines - cell.rowSpan + 1) * LINE_HEIGHT + 2 * PADDING);
  }
  const tops = heights.reduce<number[]>((all, each) => [...all, (all.at(-1) ?? 0) + each], [0]);
  const words: PlacedWord[] = [];
  const placed = cells.map((cell): PlacedCell => {
    const left = lefts[cell.column] ?? 0;
    const top = tops[cell.row - first] ?? 0;
    const right = lefts[cell.column + cell.columnSpan] ?? left;
    const bottom = tops[cell.row - first + cell.rowSpan] ?? top;
    words.push(...placeWords(cell.text, { left: left + PADDING, top: top + PADDING, width: widthOf(cell) }));
    const { row, column, text, rowSpan, columnSpan } = cell;
    const address = `${name}!${utils.encode_cell({ r: row, c: column })}`;
    return { address, row, column, text, rectangle: { left, top, right, bottom }, columnSpan, rowSpan };
  });
  return { height: tops.at(-1) ?? 0, words, cells: placed };
}
