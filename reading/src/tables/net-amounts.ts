import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { figureIn } from './cell-figure.js';
import type { Column } from './columns.js';
import type { TableCell, TableRow } from './rows.js';
import { NET_AMOUNTS } from './tuning.js';

/**
 * Where an amount less the discount or the tax beside it is another figure on all rows, that one is the amount of the row: what is left after
 * the discount, or stands without the tax.
 */
export function byNetAmounts(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const at = columns.findIndex(({ role }) => role === 'total_price');
  if (at < 0 || rows.length < NET_AMOUNTS.leastRows) return [...columns];
  const valuesAt = (index: number) => rows.map(({ cells }) => amountIn(cells.get(printed[index] ?? NOWHERE), style));
  const amounts = valuesAt(at);
  const deducted = columns.flatMap(({ role }, index) => (role === 'tax' ? [valuesAt(index)] : []));
  const net = columns.findIndex(
    ({ role }, index) =>
      (role === null || role === 'other' || role === 'sell_price' || role === 'tax') &&
      deducted.some((parts) => areWhatIsLeft(amounts, parts, valuesAt(index))),
  );
  if (net < 0) return [...columns];
  return columns.map((column, index) => {
    if (index === net) return { ...column, role: 'total_price' };
    return index === at ? { ...column, role: 'other' } : column;
  });
}

const NOWHERE: Column = { role: null, head: '', left: Number.NaN, right: Number.NaN };

const PERCENT = /\d[\d.,]*\s?%/gu;

/** The amount of a cell, whatever per cent stands over or beside it. */
export function amountIn(cell: TableCell | undefined, style: NumberStyle): Decimal | null {
  if (cell === undefined) return null;
  const lines = cell.lines.map((line) => ({ ...line, text: line.text.replace(PERCENT, ' ') })).filter(({ text }) => /\d/u.test(text));
  const figure = figureIn(cell.text.replace(PERCENT, ' '), lines, style);
  return figure === null ? null : new Decimal(figure.value);
}

type Amounts = readonly (Decimal | null)[];

/** Whether each row has what is left of its amount, and at least two have had something taken from it. */
function areWhatIsLeft(amounts: Amounts, parts: Amounts, left: Amounts): boolean {
  const rows = amounts.map((amount, row) => ({ amount, part: parts[row] ?? null, rest: left[row] ?? null }));
  const isLeft = rows.every(
    ({ amount, part, rest }) =>
      amount !== null &&
      rest !== null &&
      (amount.isZero() || !rest.isZero()) &&
      amount
        .minus(part ?? 0)
        .minus(rest)
        .abs()
        .lt('0.011'),
  );
  return isLeft && rows.some(({ part }) => part !== null && !part.isZero());
}
