import { type Kysely, sql } from 'kysely';

/** Which job stands under a key of a freight system: asked before a person says that a job there is one of ours. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index on blueprint.export_v1 (org_id, (view ->> 'key'));
create index on read_model.export_v1 (org_id, (view ->> 'key'));
create index on blueprint.record_v1 (org_id, (view ->> 'key')) where kind = 'sync';
create index on read_model.record_v1 (org_id, (view ->> 'key')) where kind = 'sync';
`)
    .execute(database);
}
