import { type Kysely, sql } from 'kysely';

/**
 * What freight systems send to an organisation: the intake adds it to streams of its own, as it does with what customs sends, at an
 * address that is known by its hash alone. Whose an address is the role may ask; it cannot list them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create policy intake_reads_freight on event_store.event for select to tallyport_intake
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid) and stream_id like 'freight-message/%');
create policy intake_appends_freight on event_store.event for insert to tallyport_intake
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid)
    and stream_id like 'freight-message/%' and type = 'freight-message.received');

create index event_handle on event_store.event (org_id, (data ->> 'handle')) where type = 'export.requested';

create table kept.freight_address (
  org_id uuid primary key references kept.organisation,
  token_hash bytea not null unique,
  issued_at timestamptz not null default now()
);
create trigger log_changes after insert or update or delete on kept.freight_address for each row execute function kept.log_changes('org_id');
alter table kept.freight_address enable row level security;
alter table kept.freight_address force row level security;
create policy tenant on kept.freight_address to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy owner on kept.freight_address to current_user using (true) with check (true);
grant select, insert, update, delete on kept.freight_address to tallyport_gateway;

create function kept.org_of_freight_address(hash bytea) returns uuid
language sql stable security definer set search_path = kept as $$
  select org_id from freight_address where token_hash = hash
$$;
revoke all on function kept.org_of_freight_address from public;
grant execute on function kept.org_of_freight_address to tallyport_intake;
`)
    .execute(database);
}
