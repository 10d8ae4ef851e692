import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { ImportedRow } from '@tallyport/domain/customs-table/read-customs-rows';
import type pg from 'pg';

/** "tallyport customs" as a number: versions are numbered by one importer at a time. */
const IMPORTING = 7_411_058;

/** What an import brings. `sha256` is of the file, by which the same one is known again. */
export interface NewCustomsVersion {
  readonly table: CustomsTableName;
  readonly importedAt: string;
  readonly fileName: string;
  /** The day of the file, for those who publish one daily. */
  readonly fileDate: string;
  readonly sha256: string;
  readonly isDemonstration: boolean;
  readonly rows: readonly ImportedRow[];
}

/** Adds a version of a table, all of it or nothing. The newest file once more adds none. */
export async function addCustomsVersion(pool: pg.Pool, added: NewCustomsVersion): Promise<{ added: boolean; version: number }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [IMPORTING]);
    const { rows } = await client.query<{ version: number; sha256: string }>(
      'select version, sha256 from kept.customs_version where table_name = $1 order by version desc limit 1',
      [added.table],
    );
    const [newest] = rows;
    const isNew = newest?.sha256 !== added.sha256;
    if (isNew) await insert(client, (newest?.version ?? 0) + 1, added);
    await client.query('commit');
    return { added: isNew, version: (newest?.version ?? 0) + (isNew ? 1 : 0) };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Answers the tables of which there is a version. */
export async function importedTables(pool: Pick<pg.Pool, 'query'>): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ table_name: string }>('select distinct table_name from kept.customs_version');
  return new Set(rows.map(({ table_name }) => table_name));
}

/** When tables were imported within a span of time, the newest first. */
export async function importsBetween(pool: Pick<pg.Pool, 'query'>, after: string, until: string): Promise<string[]> {
  const { rows } = await pool.query<{ imported_at: Date }>({
    name: 'customs-imports-between',
    text: `select distinct imported_at from kept.customs_version
      where imported_at > $1::timestamptz and imported_at <= $2::timestamptz order by imported_at desc`,
    values: [after, until],
  });
  return rows.map(({ imported_at }) => new Date(imported_at).toISOString());
}

async function insert(client: pg.PoolClient, version: number, added: NewCustomsVersion): Promise<void> {
  const { table, importedAt, fileName, fileDate, sha256, isDemonstration, rows } = added;
  await client.query(
    `insert into kept.customs_version (table_name, version, imported_at, file_name, file_date, sha256, row_count, is_demonstration)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [table, version, importedAt, fileName, fileDate, sha256, rows.length, isDemonstration],
  );
  await client.query(
    `insert into kept.customs_row (table_name, version, ordinal, key, valid_from, valid_to, source, law, cells)
     select $1, $2, r.ordinal, r.row->>'key', (r.row->>'valid_from')::date, (r.row->>'valid_to')::date, r.row->>'source', r.row->>'law', r.row->'values'
     from json_array_elements($3::json) with ordinality as r(row, ordinal)`,
    [table, version, JSON.stringify(rows)],
  );
}
