import type { DatedRow } from '@tallyport/contracts/customs-table/define-table';
import { CUSTOMS_TABLES, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import type pg from 'pg';

/** A row of some table as {@link NEWEST_ROWS} answers it. */
export type NewestRow = DatedRow<Readonly<Record<string, string>>> & { readonly table_name: CustomsTableName };

const NEWEST = versionsOf('');
const NEWEST_AT = versionsOf('and imported_at <= $2::timestamptz');

/** The newest version of each of the named tables (text[]). */
function versionsOf(condition: string): string {
  return `
select n.table_name, v.version, v.file_date, v.is_demonstration
from unnest($1::text[]) as n(table_name)
cross join lateral (
  select version, file_date, is_demonstration from kept.customs_version
  where table_name = n.table_name ${condition} order by version desc limit 1) v`;
}

/** The rows of these versions. Limited per version, so that PostgreSQL goes by the primary keys. */
function rowsOf(versions: string): string {
  return `
select v.table_name, v.table_name || '/' || v.version || '/' || r.ordinal as id, r.valid_from::text, r.valid_to::text,
  r.source, r.law, v.file_date::text, v.is_demonstration, r.cells as "values"
from (${versions}) v
cross join lateral (
  select * from kept.customs_row where table_name = v.table_name and version = v.version order by ordinal limit 1000000) r`;
}

/** The rows of the newest version of the named tables (text[]). */
export const NEWEST_ROWS = rowsOf(NEWEST);
const ROWS_OF_VERSIONS = rowsOf(`
select n.table_name, n.version, f.file_date, f.is_demonstration
from unnest($1::text[], $2::int[]) as n(table_name, version)
cross join lateral (
  select file_date, is_demonstration from kept.customs_version where table_name = n.table_name and version = n.version limit 1) f`);

export function tablesOf(rows: readonly NewestRow[]): DatedTables {
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name);
  return new DatedTables([...byTable].map(([name, ofTable]) => [name, ofTable.map(({ table_name: _table, ...row }) => row)]));
}

const ALL = Object.keys(CUSTOMS_TABLES) as CustomsTableName[];

/** Reads the newest version of every table, or of those that are named. */
export async function newestCustomsTables(pool: Queryable, names: readonly CustomsTableName[] = ALL): Promise<DatedTables> {
  const { rows } = await pool.query<TableVersion>({ name: 'newest-customs-versions', text: NEWEST, values: [names] });
  return tablesIn(pool, rows);
}

/** The same as of an instant: what was imported later is not there. */
export async function customsTablesAt(pool: Queryable, instant: string, names: readonly CustomsTableName[] = ALL): Promise<DatedTables> {
  const { rows } = await pool.query<TableVersion>({ name: 'customs-versions-at', text: NEWEST_AT, values: [names, instant] });
  return tablesIn(pool, rows);
}

type Queryable = Pick<pg.Pool, 'query'>;
interface TableVersion {
  readonly table_name: CustomsTableName;
  readonly version: number;
}

/** A version never changes: tables that were read once are kept, as many as are in use at a time, for each database. */
const MOST_KEPT = 12;
const keptOf = new WeakMap<Queryable, Map<string, Promise<DatedTables>>>();

function tablesIn(pool: Queryable, versions: readonly TableVersion[]): Promise<DatedTables> {
  const kept = keptOf.get(pool) ?? new Map<string, Promise<DatedTables>>();
  keptOf.set(pool, kept);
  const key = versions.map(({ table_name, version }) => `${table_name}/${version}`).join(' ');
  const tables = kept.get(key) ?? readVersions(pool, versions);
  // The last that was asked for is the last to go; what could not be read is read again.
  kept.delete(key);
  kept.set(key, tables);
  tables.catch(() => kept.delete(key));
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
  return tables;
}

async function readVersions(pool: Queryable, versions: readonly TableVersion[]): Promise<DatedTables> {
  const { rows } = await pool.query<NewestRow>({
    name: 'rows-of-customs-versions',
    text: ROWS_OF_VERSIONS,
    values: [versions.map(({ table_name }) => table_name), versions.map(({ version }) => version)],
  });
  return tablesOf(rows);
}
