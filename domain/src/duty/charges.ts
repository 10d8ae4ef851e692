import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';
import type { DeclaredEntry } from './declared-entry.js';

export interface DueCharge {
  readonly charge: string;
  readonly amount: string;
  /** The row that says so. */
  readonly row: string;
}

/** What customs and agriculture charge for a declaration of this value, lodged and brought in this way (domain: money, §10). */
export function chargesOn({ type, mode, isElectronic, dutyDate }: DeclaredEntry, customsValue: Decimal, tables: DatedTables): DueCharge[] {
  const ways = new Set<string>([isElectronic ? 'electronic' : 'paper', mode]);
  return tables
    .all('charge', dutyDate)
    .filter(({ values }) => values.declaration === type && ways.has(values.way))
    .filter(({ values }) => customsValue.greaterThanOrEqualTo(values.from_value))
    .filter(({ values }) => values.below === '' || customsValue.lessThan(values.below))
    .map(({ id, values }) => ({ charge: values.charge, amount: new Decimal(values.amount).toFixed(2), row: id }));
}
