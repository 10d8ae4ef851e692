import { type Kysely, sql } from 'kysely';

/**
 * A lodgement is found by its own reference. An organisation keeps whether it may lodge, and as whom; who changed a licence number is
 * logged. Read models that show lodgements are filled again: they show more of them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index event_own_reference on event_store.event ((data ->> 'ownReference')) where type = 'lodgement.requested';

create table kept.org_setting (
  org_id uuid primary key references kept.organisation,
  may_lodge boolean not null default false,
  customs_site_id text,
  customs_owner_site_id text,
  check (not may_lodge or (customs_site_id is not null and customs_owner_site_id is not null))
);
create trigger log_changes after insert or update or delete on kept.org_setting for each row execute function kept.log_changes('org_id');
alter table kept.org_setting enable row level security;
alter table kept.org_setting force row level security;
create policy tenant on kept.org_setting to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy owner on kept.org_setting to current_user using (true) with check (true);
grant select, insert, update on kept.org_setting to tallyport_gateway;

create table identity.change_log (
  id bigint generated always as identity primary key,
  account_id uuid not null references identity.account,
  field text not null,
  previous text,
  next text,
  actor text not null,
  at timestamptz not null default now()
);
create index change_log_account on identity.change_log (account_id, id);
create function identity.log_licence() returns trigger language plpgsql as $$
begin
  insert into identity.change_log (account_id, field, previous, next, actor)
  values (new.id, 'license_number', old.license_number, new.license_number, coalesce(current_setting('app.actor', true), ''));
  return null;
end $$;
create trigger log_licence after update of license_number on identity.account for each row
  when (old.license_number is distinct from new.license_number) execute function identity.log_licence();
grant insert on identity.change_log to tallyport_login;

insert into consumer.request (consumer, verb, projection)
select 'projector', 'rebuild', name from unnest(array['record_v1', 'work_order_list_v1']) as name
where exists (select from event_store.log)
on conflict do nothing;
`)
    .execute(database);
}
