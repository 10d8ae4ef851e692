import { type Kysely, sql } from 'kysely';

/**
 * Which job stands under a key of a freight system: asked before a person says that a job there is one of ours. The key comes first: an
 * index that begins with the organisation would tie with the primary key while a table has no statistics.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index on blueprint.export_v1 ((view ->> 'key'), org_id);
create index on read_model.export_v1 ((view ->> 'key'), org_id);
create index on blueprint.record_v1 ((view ->> 'key'), org_id) where kind = 'sync';
create index on read_model.record_v1 ((view ->> 'key'), org_id) where kind = 'sync';
`)
    .execute(database);
}
