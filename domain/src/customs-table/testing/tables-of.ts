import type { DatedRow } from '@tallyport/contracts/customs-table/define-table';
import type { CustomsRow, CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { DatedTables } from '../dated-tables.js';

type Rows = Partial<{ readonly [Name in CustomsTableName]: readonly CustomsRow<Name>[] }>;

/** Tables of these rows, which hold from 1 July 2025 until 30 June 2026. */
export function tablesOf(rows: Rows): DatedTables {
  return new DatedTables(
    (Object.entries(rows) as [CustomsTableName, readonly Readonly<Record<string, string>>[]][]).map(([name, ofTable]) => [
      name,
      ofTable.map((values, index) => dated(`${name}/1/${index + 1}`, values)),
    ]),
  );
}

function dated<Values>(id: string, values: Values): DatedRow<Values> {
  const span = { valid_from: '2025-07-01', valid_to: '2026-06-30', file_date: '2025-06-30' };
  return { id, ...span, source: 'test', law: '', is_demonstration: true, values };
}
