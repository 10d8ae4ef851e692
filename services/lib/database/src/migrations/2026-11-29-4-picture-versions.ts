import { type Kysely, sql } from 'kysely';

/** Colleagues see one another's pictures: who has the version that is told has the picture, and need not fetch it again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table identity.account_picture add column version uuid not null default gen_random_uuid()').execute(database);
}
