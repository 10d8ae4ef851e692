import { type Kysely, sql } from 'kysely';

/**
 * The log. `event` is append-only for everybody; `log` gives each committed event its gapless position.
 * The job is indexed alone: an index that begins with org_id ties with the primary key while the table has no statistics,
 * and a fresh installation would append several times slower.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create schema event_store;

create table event_store.event (
  org_id uuid not null,
  stream_id text collate "C" not null,
  stream_position integer not null check (stream_position > 0),
  event_id uuid not null,
  job_id uuid,
  type text not null,
  schema_version smallint not null,
  data json,
  metadata json not null,
  recorded_at timestamptz(3) not null,
  lane smallint not null check (lane between 0 and 23),
  salt bytea,
  data_hash bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  seq bigint generated always as identity (cache 1),
  xid xid8 not null default pg_current_xact_id(),
  primary key (org_id, stream_id, stream_position)
);
create unique index event_event_id on event_store.event (event_id);
create unique index event_seq on event_store.event (seq);
create index event_xid on event_store.event (xid);
create index event_job on event_store.event (job_id) where job_id is not null;

create table event_store.log (
  position bigint primary key,
  seq bigint not null unique,
  lane smallint not null,
  previous bigint not null
);
create index log_lane on event_store.log (lane, position);

create table event_store.relay_state (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null,
  system_identifier text not null,
  position bigint not null default 0,
  horizon xid8 not null default '0',
  published bigint not null default 0
);
insert into event_store.relay_state (epoch, system_identifier)
  select gen_random_uuid(), system_identifier::text from pg_control_system();

create table event_store.snapshot (
  org_id uuid not null,
  stream_id text collate "C" not null,
  decider text not null,
  decider_version integer not null,
  stream_position integer not null,
  hash bytea not null,
  state json not null,
  primary key (org_id, stream_id, decider, decider_version)
);

create schema consumer;
create table consumer.checkpoint (
  consumer text not null,
  lane smallint not null,
  epoch uuid not null,
  position bigint not null default 0,
  feed_position bigint not null default 0,
  primary key (consumer, lane)
);
create table consumer.parked (
  consumer text not null,
  projection text not null,
  org_id uuid not null,
  stream_id text collate "C" not null,
  from_position bigint not null,
  stream_position integer not null,
  reason text not null,
  parked_at timestamptz not null default now(),
  primary key (consumer, projection, org_id, stream_id)
);

alter table event_store.event enable row level security;
alter table event_store.event force row level security;
alter table event_store.snapshot enable row level security;
alter table event_store.snapshot force row level security;
alter table consumer.parked enable row level security;
alter table consumer.parked force row level security;

create policy tenant_reads on event_store.event for select to tallyport_gateway, tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy tenant_appends on event_store.event for insert to tallyport_gateway, tallyport_worker
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy log_readers on event_store.event for select to tallyport_relay, tallyport_projector, tallyport_reactor using (true);
create policy owner_erases on event_store.event to current_user using (true) with check (true);
create policy owner_erases on event_store.snapshot to current_user using (true) with check (true);
create policy operators_record_erasures on event_store.event for insert to tallyport_reactor with check (type = 'stream.erased');
create policy tenant on event_store.snapshot to tallyport_gateway, tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy operators on event_store.snapshot for select to tallyport_reactor using (true);
create policy tenant_sees on consumer.parked for select to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy consumers on consumer.parked to tallyport_projector, tallyport_reactor using (true) with check (true);

grant usage on schema event_store to tallyport_gateway, tallyport_worker, tallyport_relay, tallyport_projector, tallyport_reactor;
grant select, insert on event_store.event to tallyport_gateway, tallyport_worker;
-- The relay tells which transaction has been open for long; without this it sees its own sessions only.
grant pg_read_all_stats to tallyport_relay;
grant select on event_store.event to tallyport_relay, tallyport_projector, tallyport_reactor;
grant insert on event_store.event to tallyport_reactor;
grant select on event_store.log, event_store.relay_state to tallyport_gateway, tallyport_worker, tallyport_projector, tallyport_reactor;
grant select, insert on event_store.log to tallyport_relay;
grant select, update on event_store.relay_state to tallyport_relay;
grant update (epoch, system_identifier, published, horizon) on event_store.relay_state to tallyport_reactor;
grant select, insert, update, delete on event_store.snapshot to tallyport_gateway, tallyport_worker;
grant select on event_store.snapshot to tallyport_reactor;
grant usage on schema consumer to tallyport_gateway, tallyport_relay, tallyport_projector, tallyport_reactor;
grant select on consumer.checkpoint, consumer.parked to tallyport_gateway, tallyport_relay;
grant select, insert, update, delete on consumer.checkpoint, consumer.parked to tallyport_projector, tallyport_reactor;

-- A snapshot may hold what is erased, so the stream's snapshots go too.
create function event_store.erase(erased_org uuid, erased_event uuid) returns boolean
language sql security definer set search_path = event_store as $$
  delete from event_store.snapshot s using event_store.event e
  where e.org_id = erased_org and e.event_id = erased_event and s.org_id = e.org_id and s.stream_id = e.stream_id;
  update event_store.event set data = null, salt = null
  where org_id = erased_org and event_id = erased_event and data is not null
  returning true
$$;
revoke all on function event_store.erase from public;
grant execute on function event_store.erase to tallyport_reactor;
`)
    .execute(database);
}
