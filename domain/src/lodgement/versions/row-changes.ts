import { CUSTOMS_TABLES, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import type { RowChange } from '@tallyport/contracts/lodgement/version-http';
import { keyOf } from '../../customs-table/read-customs-rows.js';
import { isSameJson } from '../same-json.js';

/** Where the rows that an assessment used say otherwise than those that another one used, by table and key. A row that only got another id does not. */
export function rowChanges(from: readonly CustomsTableRow[], to: readonly CustomsTableRow[]): RowChange[] {
  const [before, after] = [byKey(from), byKey(to)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): RowChange[] => {
    const [one, other] = [before.get(key) ?? null, after.get(key) ?? null];
    return one !== null && other !== null && isSameJson(saysOf(one), saysOf(other)) ? [] : [{ from: one, to: other }];
  });
}

function byKey(rows: readonly CustomsTableRow[]): Map<string, CustomsTableRow> {
  return new Map(
    rows.map((row) => [`${row.table} ${keyOf(CUSTOMS_TABLES[row.table as CustomsTableName], row.values)} ${row.valid_from}`, row]),
  );
}

function saysOf({ values, valid_to }: CustomsTableRow) {
  return { values, valid_to };
}
