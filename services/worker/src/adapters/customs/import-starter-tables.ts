import { CUSTOMS_TABLES, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { addCustomsVersion, importedTables } from '@tallyport/customs-tables/customs-versions';
import type pg from 'pg';
import { readCustomsFile } from './read-customs-file.js';

const STARTER = new URL('../../../customs/starter/', import.meta.url);
/** The day on which these were put together. */
const FILE_DATE = '2026-11-23';

/** Brings the tables that came with the product, marked as a demonstration, where nobody has imported one yet. */
export async function importStarterTables(pool: pg.Pool): Promise<void> {
  const imported = await importedTables(pool);
  for (const table of Object.keys(CUSTOMS_TABLES) as CustomsTableName[]) {
    if (imported.has(table)) continue;
    const { rows, findings, fileName, sha256 } = await readCustomsFile(table, starterFile(table), {});
    if (findings.length > 0) throw new Error(`the starter of ${table} is wrong: ${findings[0]?.text}`);
    await addCustomsVersion(pool, {
      table,
      rows,
      fileName,
      sha256,
      fileDate: FILE_DATE,
      importedAt: new Date().toISOString(),
      isDemonstration: true,
    });
  }
}

export function starterFile(table: CustomsTableName): string {
  return new URL(`${table}.csv`, STARTER).pathname;
}
