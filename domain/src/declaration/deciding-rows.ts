import type { DatedRow } from '@tallyport/contracts/customs-table/define-table';
import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { DatedTables } from '../customs-table/dated-tables.js';
import type { DeclaredEntry } from '../duty/declared-entry.js';

/** The tables by which amounts are computed; others say how messages look and what checks go by. */
export const DECIDING_TABLES = [
  'exchange_rate',
  'tariff_rate',
  'treatment',
  'instrument',
  'preference_scheme',
  'preference_rate',
  'additional_duty',
  'dumping_notice',
  'tax_rate',
  'lct_threshold',
  'tax_exemption',
  'charge',
  'rounding',
] as const satisfies readonly CustomsTableName[];

export type DecidingRow = DatedRow<Readonly<Record<string, string>>> & { readonly table: CustomsTableName };

/**
 * The rows that decide what is due on an entry, and what would be under another claim: on its days, and of its classifications where a
 * table goes by them. With these alone anybody comes to the same cents.
 */
export function decidingRows(entry: DeclaredEntry, tables: DatedTables): DecidingRow[] {
  const days = [entry.valuationDate, entry.dutyDate, ...entry.lines.flatMap(({ dutyDate }) => dutyDate ?? [])].filter((day) => day !== '');
  const items = [...new Set(entry.lines.map(({ tariffItem }) => tariffItem))];
  const rows = DECIDING_TABLES.flatMap((table) =>
    rowsOn(table, days, tables).flatMap((row): DecidingRow[] => {
      const values: Readonly<Record<string, string>> = row.values;
      const item = values['tariff_item'];
      return item === undefined || items.some((one) => one.startsWith(item)) ? [{ ...row, values, table }] : [];
    }),
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** That a charge has no row of the day is known by its rows of other days. */
function rowsOn(table: (typeof DECIDING_TABLES)[number], days: readonly string[], tables: DatedTables) {
  return table === 'charge' ? tables.everyDay(table) : [...new Set(days)].flatMap((day) => tables.all(table, day));
}
