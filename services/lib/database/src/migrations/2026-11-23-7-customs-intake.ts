import { type Kysely, sql } from 'kysely';

/**
 * The role of the intake, which adds one kind of event to one kind of stream and can do nothing else, and the addresses to which
 * customs sends: one per organisation, known by its hash alone. Whose an address is the role may ask; it cannot list them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
do $$ begin
  create role tallyport_intake login nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null;
end $$;

create policy intake_reads on event_store.event for select to tallyport_intake
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid) and stream_id like 'customs-message/%');
create policy intake_appends on event_store.event for insert to tallyport_intake
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid)
    and stream_id like 'customs-message/%' and type = 'customs-message.received');
grant usage on schema event_store to tallyport_intake;
grant select, insert on event_store.event to tallyport_intake;

create table kept.customs_address (
  org_id uuid primary key references kept.organisation,
  token_hash bytea not null unique,
  issued_at timestamptz not null default now()
);
create trigger log_changes after insert or update or delete on kept.customs_address for each row execute function kept.log_changes('org_id');
alter table kept.customs_address enable row level security;
alter table kept.customs_address force row level security;
create policy tenant on kept.customs_address to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy owner on kept.customs_address to current_user using (true) with check (true);
grant select, insert, update, delete on kept.customs_address to tallyport_gateway;

create function kept.org_of_customs_address(hash bytea) returns uuid
language sql stable security definer set search_path = kept as $$
  select org_id from customs_address where token_hash = hash
$$;
revoke all on function kept.org_of_customs_address from public;
grant execute on function kept.org_of_customs_address to tallyport_intake;
grant usage on schema kept to tallyport_intake;
grant select on kept.customs_version, kept.customs_row to tallyport_intake;
`)
    .execute(database);
}
