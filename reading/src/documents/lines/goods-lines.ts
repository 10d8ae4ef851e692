import type { DocumentText } from '../../document-text.js';
import { mendTotals, settlePriceColumn, withProof } from '../../lines/arithmetic.js';
import { withCodesBeforeGoods } from '../../lines/codes-before-goods.js';
import { goodsLine, type Line } from '../../lines/invoice-line.js';
import { pricedByWeight } from '../../lines/priced-by-weight.js';
import { withSharedCodes } from '../../lines/shared-tariff-code.js';
import { detailed, toldOnce } from '../../lines/told-again.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import type { Table } from '../../tables/table.js';
import { goodsTotalsOf } from '../sources/amounts.js';
import { isFee, isFreight } from './freight-rows.js';

/** The goods of an invoice, with numbers that are settled, mended and proved by its sums. */
export function goodsLines(text: DocumentText): Line[] {
  const priced = pricedTables(text.tables);
  const linesOf = ({ rows }: Table): Line[] => rows.map((row) => goodsLine(row, text)).filter(({ size }) => size > 0);
  const told = toldOnce(priced.map((table) => withCodesBeforeGoods(linesOf(table).filter(isGoods))));
  const beside = text.tables.filter((table) => !priced.includes(table)).flatMap(linesOf);
  const lines = withSharedCodes(detailed(withoutFreight(told), beside), text).map(pricedByWeight);
  const totals = goodsTotalsOf(text);
  return mendTotals(settlePriceColumn(lines, totals), totals).map(withProof);
}

function withoutFreight(lines: readonly Line[]): readonly Line[] {
  const goods = lines.filter((line) => !isFreight(line) && !isFee(line));
  return goods.length === 0 ? lines : goods;
}

/** Beside a table with prices one without any tells once more of the same goods: how they are packed, or what they consist of. */
function pricedTables(tables: readonly Table[]): readonly Table[] {
  const priced = tables.filter(({ columns, rows }) => rows.length > 0 && columns.some(({ role }) => role !== null && PRICES.has(role)));
  return priced.length === 0 ? tables : priced;
}

const PRICES = new Set<ColumnRole>(['unit_price', 'total_price']);

/** A line of goods has a number beside its name; a row of words alone is a remark in the table. */
function isGoods(line: Line): boolean {
  if (isAllowance(line) || isPercentage(line) || isTax(line)) return false;
  return (['quantity', 'unit_price', 'total_price', 'net_weight'] as const).some((field) => line.has(field));
}

/** A row that counts nothing and has per cent for its price: a tax or a discount among the goods (`Sales tax, 7.75%, 49.34`). */
function isPercentage(line: Line): boolean {
  return !line.has('quantity') && line.get('unit_price')?.from.some(({ text }) => /\d\s?%\s*$/u.test(text)) === true;
}

/** A row that counts nothing and is named by figures alone, or by a tax with its per cent: how sums are taxed, below the goods (`MWST 2.6% von 1'270.32`). */
function isTax(line: Line): boolean {
  const named = (['product_code', 'description'] as const).map((field) => String(line.get(field)?.value ?? '')).join(' ');
  return !line.has('unit_price') && !line.has('quantity') && (!/\p{L}{2}/u.test(named) || TAXED.test(named));
}

/** `MWST 2.6%`, `IVA 21 %`. */
const TAXED = /^\W*\p{Lu}{2,5}\.? \d{1,2}(?:[.,]\d)? ?%/u;

/** A row that counts nothing and asks for nothing, or for less: a discount on the row above, the delivery note of those below. */
function isAllowance(line: Line): boolean {
  const total = line.get('total_price');
  if (total === undefined || line.has('quantity')) return false;
  return Number(total.value) <= 0 || total.from.some(({ text }) => /^\W*[-−–]\s?\p{Sc}?\d|\d\s?[-−–]$/u.test(text.trim()));
}
