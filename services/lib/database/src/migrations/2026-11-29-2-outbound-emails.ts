import { type Kysely, sql } from 'kysely';

/** Finds the outgoing mails of an organisation, those that moved last first. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const index = `(org_id, position desc) where kind = 'outbound-email'`;
  await sql.raw(`create index on blueprint.record_v1 ${index}; create index on read_model.record_v1 ${index}`).execute(database);
}
