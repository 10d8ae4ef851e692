import { type Kysely, sql } from 'kysely';

/** Finds the declarations and cargo reports of an organisation, the newest first, among its hundreds of thousands of records. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const index = `(org_id, kind, position desc) where kind in ('declaration', 'cargo-report')`;
  await sql.raw(`create index on blueprint.record_v1 ${index}; create index on read_model.record_v1 ${index}`).execute(database);
}
