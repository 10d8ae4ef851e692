import { type Kysely, sql } from 'kysely';

/** How customs knows a party: its ABN or customs client id, and the activity centre beside it. Empty where nobody has said. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table kept.party add column customs_id text not null default '', add column cac text not null default ''`)
    .execute(database);
}
