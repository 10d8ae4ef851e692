import { type Kysely, sql } from 'kysely';

/** The number by which a job, an invoice or a waybill is known: one that stands twice in an organisation is found by it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table blueprint.record_v1 add column number_key text collate "C";
create index on blueprint.record_v1 (org_id, number_key) where number_key is not null;

alter table read_model.record_v1 add column number_key text collate "C";
update read_model.record_v1 set number_key = nullif(left(upper(regexp_replace(
  case kind
    when 'invoice' then view #>> '{fields,invoice_number,value}'
    when 'waybill' then coalesce(view #>> '{fields,waybill_number,value}', view #>> '{fields,bl_number,value}')
    else view ->> 'waybill_number'
  end, '[^0-9A-Za-z]', '', 'g')), 60), '')
where kind in ('invoice', 'waybill', 'work-order') and view is not null;
create index on read_model.record_v1 (org_id, number_key) where number_key is not null;
`)
    .execute(database);
}
