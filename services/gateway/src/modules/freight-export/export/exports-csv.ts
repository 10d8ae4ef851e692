import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { csvText } from '@tallyport/domain/table-text/csv-text';

/** Where the run of an export is shown; null where it is not. */
type PageOf = (exportId: string) => string | null;

const COLUMNS: readonly (readonly [string, (row: ExportRow, pageOf: PageOf) => string | number | null])[] = [
  ['job', ({ work_order }) => work_order.code],
  ['kind', ({ kind }) => kind],
  ['state', ({ state }) => state],
  ['cause', ({ cause }) => cause?.code ?? ''],
  ['about', ({ cause }) => cause?.name ?? ''],
  ['system', ({ system }) => system?.name ?? ''],
  ['key', ({ key }) => key],
  ['importer', ({ shown }) => shown.importer],
  ['importer_code', ({ shown }) => shown.importer_code],
  ['bill', ({ shown }) => shown.bill],
  ['line', ({ line }) => line],
  ['attempts', ({ attempts }) => attempts],
  ['requested_at', ({ requested_at }) => requested_at],
  ['since', ({ since }) => since],
  ['id', ({ id }) => id],
  ['workflow', ({ id }, pageOf) => pageOf(id)],
];

/** A list of exports as a table that a spreadsheet opens without running anything. */
export function exportsCsv(rows: readonly ExportRow[], pageOf: PageOf): string {
  return csvText(
    COLUMNS.map(([name]) => name),
    rows.map((row) => COLUMNS.map(([, value]) => value(row, pageOf))),
  );
}
