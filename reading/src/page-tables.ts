import type { PageTable } from '@tallyport/contracts/document-extraction/page-text';
import { numberStyleOf } from '@tallyport/domain/values/numbers';
import type { Cell, Page, ReadDocument } from './document-model.js';
import { boxOf } from './page/area.js';
import { phrasesOf } from './page/phrases.js';
import { findTables } from './tables/find-tables.js';
import { type RuledTable, ruledTables } from './tables/ruled-tables.js';
import type { Table } from './tables/table.js';

/**
 * The tables of each page as they stand there, by page number: of a sheet all its cells, elsewhere what is set under heads, and
 * what is ruled as a grid.
 */
export function pageTablesOf({ pages }: ReadDocument): ReadonlyMap<number, PageTable[]> {
  const phrases = pages.filter(({ cells }) => cells.length === 0).map((page) => phrasesOf(page));
  const tables = findTables(phrases, numberStyleOf(phrases.flat().map(({ text }) => text)));
  return new Map(
    pages.map((page) => {
      const found = tables.filter((table) => table.page === page.number);
      const taken = new Set(found.flatMap((table) => [...table.phrases]));
      const others = phrases.flat().filter((phrase) => phrase.page === page.number && !taken.has(phrase));
      const printed = [...found.map((table) => asPrinted(table, page)), ...ruledTables(others).map((table) => asRuled(table, page))];
      return [page.number, page.cells.length > 0 ? tablesOfCells(page.cells) : printed];
    }),
  );
}

function asPrinted({ columns, rows, totals }: Table, page: Page): PageTable {
  const heads = columns.map(({ head }) => ({ text: head, box: null, address: null }));
  const printed = [...rows, ...(totals === null ? [] : [totals])].map((row) =>
    columns.map((column) => {
      const cell = row.cells.get(column);
      return cell === undefined ? EMPTY : { text: cell.text, box: boxOf(cell.area, page), address: cell.address };
    }),
  );
  return { rows: [heads, ...printed] };
}

function asRuled(table: RuledTable, page: Page): PageTable {
  const cellOf = (cell: RuledTable[number][number]) =>
    cell === null ? EMPTY : { text: cell.text, box: boxOf(cell.area, page), address: null };
  return { rows: table.map((row) => row.map(cellOf)) };
}

const EMPTY = { text: '', box: null, address: null };

/** One table per sheet or table of a text document: the part of an address before its `!`. Rows and columns without any cell are left out. */
function tablesOfCells(cells: readonly Cell[]): PageTable[] {
  const sheets = Map.groupBy(cells, ({ address }) => address.slice(0, address.lastIndexOf('!')));
  return [...sheets.values()].map((sheet) => {
    const columns = [...new Set(sheet.map(({ column }) => column))].toSorted((a, b) => a - b);
    const rows = [...Map.groupBy(sheet, ({ row }) => row)].toSorted(([a], [b]) => a - b);
    return {
      rows: rows.map(([, inRow]) => {
        const byColumn = new Map(inRow.map((cell) => [cell.column, cell]));
        return columns.map((column) => {
          const cell = byColumn.get(column);
          return cell === undefined ? EMPTY : { text: cell.text, box: cell.box, address: cell.address };
        });
      }),
    };
  });
}
