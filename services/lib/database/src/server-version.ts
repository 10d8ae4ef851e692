import { type Kysely, sql } from 'kysely';

const OLDEST = 18;

/** Refuses a PostgreSQL that is too old, in a sentence. */
export async function requireServerVersion(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(database);
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (major < OLDEST) throw new Error(`PostgreSQL ${major} is too old: Tallyport needs PostgreSQL ${OLDEST} or newer.`);
}
