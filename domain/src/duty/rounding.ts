import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';

const MODES = { 'half-up': Decimal.ROUND_HALF_UP, 'half-even': Decimal.ROUND_HALF_EVEN, down: Decimal.ROUND_DOWN } as const;

export type Round = (amount: Decimal) => Decimal;

export interface Rounding {
  readonly round: Round;
  /** The row that says how. */
  readonly row: string;
}

/** How amounts of money are rounded on a day. Which half a half cent goes to is not published: it is a row, and stands here alone. */
export function roundingOn(tables: DatedTables, day: string): Rounding {
  const { id, values } = tables.require('rounding', ['money'], day);
  return { row: id, round: (amount) => amount.toDecimalPlaces(Number(values.places), MODES[values.mode]) };
}
