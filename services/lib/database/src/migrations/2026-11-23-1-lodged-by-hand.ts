import { type Kysely, sql } from 'kysely';

/**
 * Whether a status was set by hand stands in the history, and the job itself tells whether it was lodged so. Read models
 * that were filled before are filled again from the log: the history then also tells how a file was cut before.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table blueprint.history_v1 add column by_hand boolean not null default false;
alter table read_model.history_v1 add column by_hand boolean not null default false;

insert into consumer.request (consumer, verb, projection)
select 'projector', 'rebuild', name from unnest(array['history_v1', 'record_v1', 'work_order_list_v1']) as name
where exists (select from event_store.log)
on conflict do nothing;
`)
    .execute(database);
}
