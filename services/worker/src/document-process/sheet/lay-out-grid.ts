import { utils } from '@e965/xlsx';
import { rectangleAround } from '../geometry.js';
import { placeWords } from '../own-view/place-words.js';
import { LINE_HEIGHT } from '../own-view/view-font.js';
import type { PlacedCell, PlacedWord, ViewPage } from '../own-view/view-page.js';
import { naturalWidth, wrapText } from '../own-view/wrap-text.js';
import type { Grid, GridCell } from './grid.js';
import { type Tracks, trackPositions } from './tracks.js';

const MARGIN = 24;
const PADDING = 3;
const NARROWEST = 24;
const DEFAULT_WIDTH = 48;
/** Text wider than this is wrapped; sheets carry whole paragraphs in one cell. */
const WIDEST_TEXT = 210;
/** A page of our own view ends after this many points; a row is never cut. */
const PAGE_HEIGHT = 1_700;

/** Lays a sheet out on pages of our own view, its rows flowing from page to page. */
export function layOutGrid(grid: Grid): ViewPage[] {
  const columns = columnTracks(grid);
  const heights = rowHeights(grid, columns);
  const pages = pagesOf(grid, heights).map((cells) => layOutPage(grid, cells, columns, heights));
  return pages.map((page, index) => (index === 0 ? { ...page, flags: grid.flags } : page));
}

function columnTracks(grid: Grid): Tracks {
  const widths = new Map<number, number>();
  for (const { column, lastColumn, text } of grid.cells) {
    const declared = grid.widths.get(column) ?? DEFAULT_WIDTH;
    const wanted = lastColumn > column ? 0 : Math.min(naturalWidth(text, false), WIDEST_TEXT) + 2 * PADDING;
    widths.set(column, Math.max(widths.get(column) ?? NARROWEST, Math.min(declared, WIDEST_TEXT), wanted));
  }
  const emptyWidth = (column: number): number => Math.min(grid.widths.get(column) ?? DEFAULT_WIDTH, WIDEST_TEXT);
  return trackPositions(widths, (column) => (grid.isHidden.column(column) ? 0 : emptyWidth(column)));
}

function rowHeights(grid: Grid, columns: Tracks): Map<number, number> {
  const heights = new Map<number, number>();
  for (const cell of grid.cells) {
    const width = columns.end(cell.lastColumn) - columns.start(cell.column) - 2 * PADDING;
    const lines = wrapText(cell.text, width, false).length;
    const spanned = cell.lastRow - cell.row; // the rows below lend their height
    const height = Math.max(1, lines - spanned) * LINE_HEIGHT + 2 * PADDING;
    heights.set(cell.row, Math.max(heights.get(cell.row) ?? 0, height));
  }
  return heights;
}

function pagesOf(grid: Grid, heights: ReadonlyMap<number, number>): GridCell[][] {
  const pages: GridCell[][] = [];
  let used = Number.POSITIVE_INFINITY;
  let lastRow = -1;
  for (const cell of grid.cells) {
    if (cell.row !== lastRow) {
      used += heights.get(cell.row) ?? 0;
      lastRow = cell.row;
      if (used > PAGE_HEIGHT) {
        pages.push([]);
        used = heights.get(cell.row) ?? 0;
      }
    }
    pages.at(-1)?.push(cell);
  }
  return pages;
}

function layOutPage(grid: Grid, cells: readonly GridCell[], columns: Tracks, heights: ReadonlyMap<number, number>): ViewPage {
  const onPage = new Map(cells.map(({ row }) => [row, heights.get(row) ?? LINE_HEIGHT]));
  const rows = trackPositions(onPage, (row) => (grid.isHidden.row(row) ? 0 : LINE_HEIGHT));
  const words: PlacedWord[] = [];
  const placed: PlacedCell[] = [];
  for (const { row, column, lastRow, lastColumn, text } of cells) {
    const left = MARGIN + columns.start(column);
    const top = MARGIN + rows.start(row);
    const right = MARGIN + columns.end(lastColumn);
    const bottom = MARGIN + rows.end(lastRow);
    placed.push({
      address: `${grid.name}!${utils.encode_cell({ r: row, c: column })}`,
      row,
      column,
      text,
      rectangle: { left, top, right, bottom },
      columnSpan: lastColumn - column + 1,
      rowSpan: lastRow - row + 1,
    });
    words.push(...placeWords(text, { left: left + PADDING, top: top + PADDING, width: right - left - 2 * PADDING }));
  }
  const { right, bottom } = rectangleAround([...placed, ...words].map(({ rectangle }) => rectangle));
  return { width: right + MARGIN, height: bottom + MARGIN, words, cells: placed, flags: [] };
}
