import { type Kysely, sql } from 'kysely';

const ROLES = ['gateway', 'login', 'worker', 'relay', 'projector', 'reactor'];

/** One role per service, none of which owns anything or can bypass row-level security. Roles belong to the cluster, so they may exist. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const role of ROLES) {
    await sql
      .raw(
        `do $$ begin
           create role tallyport_${role} login nosuperuser nobypassrls nocreatedb nocreaterole;
         exception when duplicate_object or unique_violation then null;
         end $$`,
      )
      .execute(database);
  }
}
