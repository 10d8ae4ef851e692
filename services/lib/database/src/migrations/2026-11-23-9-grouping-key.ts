import { type Kysely, sql } from 'kysely';

/** By what the lines of an organisation's declarations are grouped. Until it says so, as they were before it could. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table kept.org_setting add column grouping_key text[] not null default array['container_numbers', 'permit_numbers']`)
    .execute(database);
}
