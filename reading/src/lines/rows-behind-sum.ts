import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import type { Understanding } from '../documents/understanding.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { decimalOf, isSameAmount, sumOf } from './arithmetic.js';
import type { Line } from './invoice-line.js';
import { ROWS_BEHIND_SUM } from './tuning.js';

/** What rows of goods are counted or priced by; a row at the end without any of it counts nothing. */
const FIGURES: readonly RecordField[] = ['quantity', 'packages', 'net_weight', 'gross_weight', 'unit_price', 'total_price'];

/**
 * No rows of goods stand behind the last one that a total takes in: words and taxes that were read as rows below it are left out. So is
 * a last row that has but the sum of the quantities above it, and rows at the end that have no figure where all others have the same ones.
 */
export function withoutRowsBehindSum({ type, understood }: OpenDocument): Understanding {
  const { header, lines } = understood;
  if (recordKindOf(type) === null || lines.length <= ROWS_BEHIND_SUM.leastRows) return understood;
  const totals = [header.get('goods_total'), header.get('total_amount')].filter((total) => total !== undefined);
  const end = endByTotal(lines, totals) ?? lines.length;
  return { ...understood, lines: withoutBareEnd(lines.slice(0, end)) };
}

/** Behind how many rows their amounts come to a total; null where all of them do, or where what stands behind may be goods. */
function endByTotal(lines: readonly Line[], totals: readonly Understood[]): number | null {
  const totalOf = (count: number): Understood | undefined => {
    const sum = sumOf(lines.slice(0, count), 'total_price');
    return totals.find((total) => isSameAmount(decimalOf(total), sum));
  };
  if (totalOf(lines.length) !== undefined) return null;
  for (let count = lines.length - 1; count >= ROWS_BEHIND_SUM.leastRows; count -= 1) {
    const total = totalOf(count);
    if (total !== undefined) return lines.slice(count).some((line) => mayBeGoods(line, total)) ? null : count;
  }
  return null;
}

/** Goods are counted; and those on a page behind a total of the pages before go on. */
function mayBeGoods(line: Line, { from: [at] }: Understood): boolean {
  const page = [...line.values()][0]?.from[0]?.page;
  return line.has('quantity') || at === undefined || page !== at.page;
}

function withoutBareEnd(lines: readonly Line[]): readonly Line[] {
  const last = lines.at(-1);
  const above = lines.slice(0, -1);
  if (last === undefined || above.length < ROWS_BEHIND_SUM.leastRows) return lines;
  const own = FIGURES.filter((field) => last.has(field));
  const shared = FIGURES.filter((field) => above.every((line) => line.has(field)));
  const isSum =
    own.length === 1 &&
    shared.length > 1 &&
    own[0] === 'quantity' &&
    isSameAmount(decimalOf(last.get('quantity')), sumOf(above, 'quantity'));
  return (own.length === 0 && shared.length > 0) || isSum ? withoutBareEnd(above) : lines;
}
