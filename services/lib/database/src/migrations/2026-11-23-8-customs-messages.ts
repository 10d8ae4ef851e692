import { type Kysely, sql } from 'kysely';

/**
 * Finds what customs sent by the job that it belongs to, and what belongs to none yet. Read models that show lodgements are filled
 * again: they show the size of what was sent, and what was acknowledged.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const index = `(org_id, (view ->> 'work_order_id'), position desc) where kind = 'customs-message'`;
  await sql
    .raw(`
create index on blueprint.record_v1 ${index};
create index on read_model.record_v1 ${index};

insert into consumer.request (consumer, verb, projection)
select 'projector', 'rebuild', name from unnest(array['record_v1', 'work_order_list_v1']) as name
where exists (select from event_store.log)
on conflict do nothing;
`)
    .execute(database);
}
