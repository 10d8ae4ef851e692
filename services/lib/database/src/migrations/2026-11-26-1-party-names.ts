import { type Kysely, sql } from 'kysely';

/** The reactor knows parties by their names: papers name them, and the job takes them by their ids. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create policy named on kept.party for select to tallyport_reactor using (true);
grant select (org_id, id, name) on kept.party to tallyport_reactor;
`)
    .execute(database);
}
