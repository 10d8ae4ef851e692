import { type Kysely, sql } from 'kysely';

/**
 * Read models, each named with its version. The projector alone writes them; they can be dropped and filled from the log.
 * `record` holds one row per stream, folded from its own events; `change_feed` is what gateways follow.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create schema read_model;

create table read_model.record_v1 (
  org_id uuid not null,
  stream_id text collate "C" not null,
  kind text not null,
  job_id uuid,
  stream_position integer not null,
  position bigint not null,
  withdrawn boolean not null default false,
  view json not null,
  primary key (org_id, stream_id)
);
create index record_v1_job on read_model.record_v1 (job_id, kind);

create table read_model.work_order_list_v1 (
  org_id uuid not null,
  work_order_id uuid not null,
  code text not null,
  job_status text not null,
  branch uuid,
  order_type text not null,
  compiler uuid,
  broker uuid,
  importer_name text,
  waybill_number text,
  deadline timestamptz,
  entry_status text,
  flags text not null default '',
  documents_total integer not null default 0,
  documents_reading integer not null default 0,
  documents_failed integer not null default 0,
  doubtful integer not null default 0,
  urgency smallint not null default 1,
  lane smallint not null,
  view json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  stream_position integer not null,
  primary key (org_id, work_order_id)
);
-- The order of the list: held first, then the soonest deadline (which puts overdue jobs on top), then the newest.
create index work_order_list_v1_order on read_model.work_order_list_v1 (org_id, urgency, deadline nulls last, created_at desc, work_order_id);
create index work_order_list_v1_status on read_model.work_order_list_v1 (org_id, job_status, urgency, deadline nulls last, created_at desc, work_order_id);

create table read_model.work_order_count_v1 (
  org_id uuid not null,
  job_status text not null,
  lane smallint not null,
  count integer not null,
  primary key (org_id, job_status, lane)
);

create table read_model.history_v1 (
  org_id uuid not null,
  job_id uuid not null,
  position bigint not null,
  ordinal smallint not null,
  recorded_at timestamptz(3) not null,
  actor_id uuid,
  actor json not null,
  lane text not null,
  event_type text not null,
  stream_id text collate "C" not null,
  subject text,
  document_id uuid,
  field text,
  previous json,
  next json,
  names json not null,
  note text,
  primary key (org_id, job_id, position, ordinal)
);

create table read_model.reading_pace_v1 (
  org_id uuid not null,
  position bigint not null,
  method text not null,
  elapsed_ms integer not null,
  recorded_at timestamptz(3) not null,
  primary key (org_id, method, position)
);

create table read_model.applied (
  org_id uuid not null,
  stream_id text collate "C" not null,
  stream_position integer not null,
  position bigint not null,
  primary key (org_id, stream_id)
);

create table read_model.change_feed (
  lane smallint not null,
  feed_position bigint not null,
  org_id uuid not null,
  job_id uuid,
  stream_id text not null,
  stream_position integer not null,
  event_type text not null,
  data json,
  at timestamptz not null default now(),
  primary key (lane, feed_position)
);
create index change_feed_age on read_model.change_feed (at);

do $$
declare t text;
begin
  foreach t in array array['record_v1', 'work_order_list_v1', 'work_order_count_v1', 'history_v1', 'reading_pace_v1', 'applied'] loop
    execute format('alter table read_model.%I enable row level security', t);
    execute format('alter table read_model.%I force row level security', t);
    execute format('create policy tenant on read_model.%I for select to tallyport_gateway
      using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', t);
    execute format('create policy projector on read_model.%I to tallyport_projector using (true) with check (true)', t);
    execute format('create policy owner on read_model.%I to current_user using (true) with check (true)', t);
  end loop;
end $$;
-- The feed is followed by every gateway for all organisations at once; it filters by org before anything leaves it.
alter table read_model.change_feed enable row level security;
alter table read_model.change_feed force row level security;
create policy followers on read_model.change_feed for select to tallyport_gateway using (true);
create policy projector on read_model.change_feed to tallyport_projector using (true) with check (true);
create policy owner on read_model.change_feed to current_user using (true) with check (true);

grant usage, create on schema read_model to tallyport_projector;
grant usage on schema read_model to tallyport_gateway, tallyport_reactor;
grant select on all tables in schema read_model to tallyport_gateway;
grant select, insert, update, delete, truncate on all tables in schema read_model to tallyport_projector;
`)
    .execute(database);
}
