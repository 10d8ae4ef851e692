import { Decimal } from 'decimal.js';
import type { TableRow } from './rows.js';

/** What a discount may leave of the amount of each row, as parts of one. */
export type Discounts = readonly (readonly Decimal[])[];

const PERCENT = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu;
/** Alone in its cell a number may be per cent, too: the sign stands in the head then. */
const BARE = /^(\d{1,2}(?:[.,]\d{1,2})?)$/gu;

/** What is left of each row for every per cent that it prints: which of them are taxes is not told, but those make no amount. */
export function discountsOf(rows: readonly TableRow[]): Discounts {
  return rows.map(({ cells }) =>
    [...cells.values()].flatMap(({ text }) =>
      [...text.matchAll(PERCENT), ...text.matchAll(BARE)].map(([, percent = '0']) =>
        new Decimal(100).minus(percent.replace(',', '.')).div(100),
      ),
    ),
  );
}
