import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';
import { holdsOn } from '../customs-table/spans.js';
import { CannotCompute } from './cannot-compute.js';
import type { DeclaredEntry } from './declared-entry.js';

export interface DueCharge {
  readonly charge: string;
  readonly amount: string;
  /** The row that says so. */
  readonly row: string;
}

/**
 * What customs and agriculture charge for a declaration of this value, lodged and brought in this way (domain: money, §10). Each charge
 * that the table has for such declarations needs a row of the day, be it one of nothing. Throws CannotCompute where that is missing.
 */
export function chargesOn({ type, mode, isElectronic, dutyDate }: DeclaredEntry, customsValue: Decimal, tables: DatedTables): DueCharge[] {
  // The same whichever rows of other days are at hand: what is assessed again with the named rows alone has to read the same.
  const missing = { table: 'charge', key: type, day: dutyDate };
  const ways = new Set<string>([isElectronic ? 'electronic' : 'paper', mode]);
  const known = tables.everyDay('charge').filter(({ values }) => values.declaration === type && ways.has(values.way));
  if (known.length === 0) throw new CannotCompute('no-row', missing);
  return [...Map.groupBy(known, ({ values }) => values.charge)].map(([charge, rows]) => {
    const row = rows.find((one) => holdsOn(one, dutyDate) && isOf(customsValue, one.values));
    if (row === undefined) throw new CannotCompute('no-row', missing);
    return { charge, amount: new Decimal(row.values.amount).toFixed(2), row: row.id };
  });
}

function isOf(customsValue: Decimal, { from_value, below }: { readonly from_value: string; readonly below: string }): boolean {
  return customsValue.greaterThanOrEqualTo(from_value) && (below === '' || customsValue.lessThan(below));
}
