import type { TariffVersionRef } from '@tallyport/contracts/classification/suggestion';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type pg from 'pg';

/** "tallyport tariff" as a number: versions are numbered by one importer at a time. */
const IMPORTING = 7_411_057;
/** Some milliseconds of work. */
const ENTRIES_A_PAGE = 100;

/** What an import brings. `sha256` is of the file, by which the same one is known again. */
export interface NewTariffVersion {
  readonly schedule: string;
  readonly importedAt: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly entries: readonly TariffEntry[];
}

interface VersionRow {
  readonly schedule: string;
  readonly version: number;
  readonly imported_at: Date;
  readonly file_name: string;
  readonly sha256: string;
  readonly entry_count: number;
}

/** Answers the newest version of each schedule, by name of the schedule. */
export async function newestTariffVersions(pool: Pick<pg.Pool, 'query'>): Promise<TariffVersionRef[]> {
  return (await newestRows(pool)).map(versionRef);
}

/** Whether a file makes no new version if it is the newest, or already if it ever was one. */
export type Repeat = 'newest' | 'ever';

/**
 * Adds a version of a schedule, all of it or nothing. Written by the importer, where an older file may be taken up again, and by a
 * worker that brings what it finds at its start; readers see a version when it is whole.
 */
export async function addTariffVersion(
  pool: pg.Pool,
  added: NewTariffVersion,
  repeat: Repeat = 'newest',
): Promise<{ added: boolean; version: TariffVersionRef }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [IMPORTING]);
    const { rows } = await client.query<VersionRow>('select * from kept.tariff_version where schedule = $1 order by version desc', [
      added.schedule,
    ]);
    const [newest] = rows;
    const same = (repeat === 'ever' ? rows : rows.slice(0, 1)).find(({ sha256 }) => sha256 === added.sha256);
    const version = same ? versionRef(same) : await insert(client, (newest?.version ?? 0) + 1, added);
    await client.query('commit');
    return { added: same === undefined, version };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Reads all entries of versions, in the order of their files. Page by page: what other questions the process has are answered between
 * them, since all entries at once would hold it for a good part of a second.
 */
export async function* tariffEntryPages(
  pool: Pick<pg.Pool, 'query'>,
  versions: readonly TariffVersionRef[],
): AsyncGenerator<readonly TariffEntry[]> {
  for (const { schedule, version } of versions) {
    for (let from = 0; ; ) {
      const { rows } = await pool.query<TariffEntry & { ordinal: number }>({
        name: 'tariff-entry-page',
        text: `select ordinal, code, name, phrases, source from kept.tariff_entry
          where schedule = $1 and version = $2 and ordinal > $3 order by ordinal limit $4`,
        values: [schedule, version, from, ENTRIES_A_PAGE],
      });
      if (rows.length > 0) yield rows;
      if (rows.length < ENTRIES_A_PAGE) break;
      from = rows.at(-1)?.ordinal ?? from;
    }
  }
}

/** Reads what the newest version of each schedule says of these codes, by code. */
export async function tariffEntriesOf(
  pool: Pick<pg.Pool, 'query'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly TariffEntry[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await pool.query<TariffEntry>({
    name: 'tariff-entries-of',
    text: `with newest as (select schedule, max(version) as version from kept.tariff_version group by schedule)
      select e.code, e.name, e.phrases, e.source from kept.tariff_entry e join newest using (schedule, version)
      where e.code = any($1::text[]) order by e.schedule, e.ordinal`,
    values: [codes],
  });
  return Map.groupBy(rows, ({ code }) => code);
}

/** Whether these are the same versions of the same schedules. */
export function sameVersions(some: readonly TariffVersionRef[], others: readonly TariffVersionRef[]): boolean {
  const names = (versions: readonly TariffVersionRef[]) => versions.map(({ schedule, version }) => `${schedule}/${version}`).join(' ');
  return names(some) === names(others);
}

async function newestRows(pool: Pick<pg.Pool, 'query'>): Promise<VersionRow[]> {
  const { rows } = await pool.query<VersionRow>({
    name: 'newest-tariff-versions',
    text: 'select distinct on (schedule) * from kept.tariff_version order by schedule, version desc',
  });
  return rows;
}

async function insert(client: pg.PoolClient, version: number, added: NewTariffVersion): Promise<TariffVersionRef> {
  const { schedule, importedAt, fileName, sha256, entries } = added;
  const row = { schedule, version, imported_at: new Date(importedAt), file_name: fileName, sha256, entry_count: entries.length };
  await client.query(
    `insert into kept.tariff_version (schedule, version, imported_at, file_name, sha256, entry_count) values ($1, $2, $3, $4, $5, $6)`,
    [schedule, version, importedAt, fileName, sha256, entries.length],
  );
  await client.query(
    `insert into kept.tariff_entry (schedule, version, ordinal, code, name, phrases, source)
     select $1, $2, e.ordinal, e.entry->>'code', e.entry->>'name', array(select jsonb_array_elements_text(e.entry->'phrases')), e.entry->>'source'
     from jsonb_array_elements($3::jsonb) with ordinality as e(entry, ordinal)`,
    [schedule, version, JSON.stringify(entries)],
  );
  return versionRef(row);
}

function versionRef({ schedule, version, imported_at, file_name, entry_count }: VersionRow): TariffVersionRef {
  return { schedule, version, imported_at: imported_at.toISOString(), file_name, entries: entry_count };
}
