import type { DocumentText } from '../../document-text.js';
import { mendTotals, settlePriceColumn, withProof } from '../../lines/arithmetic.js';
import { goodsLine, type Line } from '../../lines/invoice-line.js';
import { pricedByWeight } from '../../lines/priced-by-weight.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import type { Table } from '../../tables/table.js';
import { goodsTotalsOf } from '../sources/amounts.js';

/** The goods of an invoice, with numbers that are settled, mended and proved by its sums. */
export function goodsLines(text: DocumentText): Line[] {
  const lines = pricedTables(text.tables)
    .flatMap(({ rows }) => rows.map((row) => goodsLine(row, text)))
    .filter(isGoods)
    .map(pricedByWeight);
  const totals = goodsTotalsOf(text);
  return mendTotals(settlePriceColumn(lines, totals), totals).map(withProof);
}

/** Beside a table with prices one without any tells once more of the same goods: how they are packed, or what they consist of. */
function pricedTables(tables: readonly Table[]): readonly Table[] {
  const priced = tables.filter(({ columns, rows }) => rows.length > 0 && columns.some(({ role }) => role !== null && PRICES.has(role)));
  return priced.length === 0 ? tables : priced;
}

const PRICES = new Set<ColumnRole>(['unit_price', 'total_price']);

/** A line of goods has a number beside its name; a row of words alone is a remark in the table. */
function isGoods(line: Line): boolean {
  return (['quantity', 'unit_price', 'total_price', 'net_weight'] as const).some((field) => line.has(field));
}
