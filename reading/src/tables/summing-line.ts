import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import type { BodyLine } from './body-line.js';
import type { ColumnRole } from './column-roles.js';
import { type Column } from './columns.js';
import { placedPieces } from './placed-pieces.js';
import { SUMMING_LINE } from './tuning.js';

/** What a row has beside its amount, and a sum has not. */
const OF_A_ROW = new Set<ColumnRole>(['item', 'quantity', 'unit_price']);
/** What sums may be off by. */
export const CENT = new Decimal('0.011');

/** The line whose amount is the sum of all amounts above it, whatever it is called; -1 where there is none. What follows it is no row. */
export function summingLine(lines: readonly BodyLine[], columns: readonly Column[], style: NumberStyle): number {
  const amounts = columns.filter(({ role }) => role === 'total_price');
  const [column, ...others] = amounts;
  if (column === undefined || others.length > 0) return -1;
  let sum = new Decimal(0);
  for (const [index, line] of lines.entries()) {
    const placed = placedPieces(line, columns);
    const amount = amountIn(
      placed.flatMap((one) => (one.column === column ? one.piece.text : [])),
      style,
    );
    if (amount === null) continue;
    const isRow = placed.some(({ piece, column: under }) => under?.role != null && OF_A_ROW.has(under.role) && /^\W*\d/u.test(piece.text));
    if (!isRow && sum.gt(0) && sum.minus(amount).abs().lte(CENT)) return index;
    sum = sum.plus(amount);
  }
  return -1;
}

/**
 * The line whose figures are the sums of those above them in several columns, as lists of packages have it below packages, weights and volumes, or
 * that is nothing but the sum of one column of many rows; -1 where there is none. A line named as fully as the rows is one of them, whatever it comes to.
 */
export function measuringLine(lines: readonly BodyLine[], columns: readonly Column[], style: NumberStyle): number {
  const sums = new Map<Column, { readonly sum: Decimal; readonly count: number }>();
  let fullest = 0;
  for (const [index, line] of lines.entries()) {
    const figures = [...figuresUnder(line, columns, style)].map(([column, value]) => ({ column, value }));
    const placed = placedPieces(line, columns);
    const filled = new Set(placed.map(({ column }) => column)).size;
    const named = placed.filter(({ piece }) => /^\W*\p{L}/u.test(piece.text));
    const summed = figures.filter(({ column, value }) => {
      const { sum, count } = sums.get(column) ?? { sum: new Decimal(0), count: 0 };
      return count > 1 && sum.minus(value).abs().lte(CENT);
    });
    if (summed.length > 1 && summed.length * 2 > figures.length && (named.length < 2 || filled < fullest)) return index;
    fullest = Math.max(fullest, filled);
    const [only] = summed;
    if (only !== undefined && line.phrases.length === 1 && (sums.get(only.column)?.count ?? 0) >= SUMMING_LINE.manyRows) return index;
    for (const { column, value } of figures) {
      const { sum, count } = sums.get(column) ?? { sum: new Decimal(0), count: 0 };
      sums.set(column, { sum: sum.plus(value), count: count + 1 });
    }
  }
  return -1;
}

/** The figures of a line, each under its column: where one alone stands there, and is not nothing. */
export function figuresUnder(line: BodyLine, columns: readonly Column[], style: NumberStyle): ReadonlyMap<Column, Decimal> {
  const placed = Map.groupBy(placedPieces(line, columns), ({ column }) => column);
  return new Map(
    [...placed].flatMap(([column, pieces]) => {
      const value = amountIn(
        pieces.map(({ piece }) => piece.text),
        style,
      );
      return column === null || value === null || value.isZero() ? [] : [[column, value] as const];
    }),
  );
}

function amountIn(texts: readonly string[], style: NumberStyle): Decimal | null {
  const [first, ...others] = texts.flatMap((text) => numbersIn(text, style));
  return first === undefined || others.length > 0 ? null : new Decimal(first.value);
}
