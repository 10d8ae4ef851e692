import { type Kysely, sql } from 'kysely';

/**
 * Read models, each named with its version. The projector alone writes them; they can be dropped and filled from the log.
 * The shape of each table stands in the schema `blueprint`, from which a rebuild makes a fresh table beside the old one.
 * `applied` and `change_feed` belong to no read model: they tell how far all of them are, and gateways follow the feed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const part of [BLUEPRINTS, TABLE_FUNCTIONS, FEED, CONSUMERS, GRANTS]) await sql.raw(part).execute(database);
}

const BLUEPRINTS = `
create schema read_model;
create schema blueprint;

-- One row per stream. The lines of an invoice, waybill or packing list are rows of their own; "lines" of its view is empty.
create table blueprint.record_v1 (
  org_id uuid not null,
  stream_id text collate "C" not null,
  kind text not null,
  job_id uuid,
  stream_position integer not null,
  position bigint not null,
  withdrawn boolean not null default false,
  view json,
  primary key (org_id, stream_id)
);
create index on blueprint.record_v1 (job_id, kind);

create table blueprint.record_line_v1 (
  org_id uuid not null,
  stream_id text collate "C" not null,
  line_id uuid not null,
  ordinal integer not null,
  fields json not null,
  -- What the goods are compared by, and the tariff code they have: a later line of the same goods finds its code here.
  product_key text,
  description_key text,
  hs_code text,
  primary key (org_id, stream_id, line_id)
);
create index on blueprint.record_line_v1 (org_id, product_key) where hs_code is not null and product_key is not null;
create index on blueprint.record_line_v1 (org_id, description_key) where hs_code is not null and description_key is not null;

create table blueprint.work_order_list_v1 (
  org_id uuid not null,
  work_order_id uuid not null,
  code text not null,
  job_status text not null,
  branch uuid,
  order_type text not null,
  compiler uuid,
  broker uuid,
  importer_name text,
  exporter_name text,
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
  stream_position integer not null
);
-- The order of the list: held first, then the soonest deadline (which puts overdue jobs on top), then the newest.
-- The primary key is made last: without statistics these indexes tie with it for a single job, and the newest one wins.
create index on blueprint.work_order_list_v1 (org_id, urgency, deadline nulls last, created_at desc, work_order_id);
create index on blueprint.work_order_list_v1 (org_id, job_status, urgency, deadline nulls last, created_at desc, work_order_id);
alter table blueprint.work_order_list_v1 add primary key (org_id, work_order_id);

-- What each stream or document of a job adds to its row in the list.
create table blueprint.work_order_part_v1 (
  org_id uuid not null,
  subject text collate "C" not null,
  work_order_id uuid not null,
  kind text not null,
  documents_total smallint not null default 0,
  documents_reading smallint not null default 0,
  documents_failed smallint not null default 0,
  doubtful integer not null default 0,
  state json not null,
  primary key (org_id, subject)
);
create index on blueprint.work_order_part_v1 (work_order_id, kind);

create table blueprint.work_order_count_v1 (
  org_id uuid not null,
  job_status text not null,
  lane smallint not null,
  count integer not null,
  primary key (org_id, job_status, lane)
);

create table blueprint.history_v1 (
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
create index on blueprint.history_v1 (org_id, stream_id);
create index on blueprint.history_v1 (document_id) where document_id is not null;

-- What the history must remember of a stream to tell its next change.
create table blueprint.history_stream_v1 (
  org_id uuid not null,
  stream_id text collate "C" not null,
  stream_position integer not null,
  memory json not null,
  primary key (org_id, stream_id)
);

create table blueprint.reading_pace_v1 (
  org_id uuid not null,
  position bigint not null,
  method text not null,
  elapsed_ms integer not null,
  recorded_at timestamptz(3) not null,
  primary key (org_id, method, position)
);
`;

const TABLE_FUNCTIONS = `
-- The projector owns nothing: its owner makes and exchanges tables for it.
create function read_model.make_table(name text, suffix text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  made text := quote_ident(name || suffix);
begin
  execute format('drop table if exists read_model.%s', made);
  execute format('create table read_model.%s (like blueprint.%I including all)', made, name);
  execute format('alter table read_model.%s enable row level security', made);
  execute format('alter table read_model.%s force row level security', made);
  execute format('create policy tenant on read_model.%s for select to tallyport_gateway, tallyport_worker
    using (org_id = (select nullif(current_setting(''app.org'', true), '''')::uuid))', made);
  execute format('create policy projector on read_model.%s to tallyport_projector using (true) with check (true)', made);
  execute format('create policy owner on read_model.%s to %I using (true) with check (true)', made, current_user);
  execute format('grant select on read_model.%s to tallyport_gateway, tallyport_worker', made);
  execute format('grant select, insert, update, delete, truncate on read_model.%s to tallyport_projector', made);
end $$;

-- The table made with the suffix takes the place of the one without; readers see the old rows until the caller commits.
create function read_model.exchange_table(name text, suffix text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  execute format('drop table if exists read_model.%I', name);
  execute format('alter table read_model.%I rename to %I', name || suffix, name);
end $$;

revoke all on function read_model.make_table, read_model.exchange_table from public;
grant execute on function read_model.make_table, read_model.exchange_table to tallyport_projector;

do $$
declare name text;
begin
  for name in select table_name from information_schema.tables where table_schema = 'blueprint' loop
    perform read_model.make_table(name, '');
  end loop;
end $$;
`;

const FEED = `
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

alter table read_model.applied enable row level security;
alter table read_model.applied force row level security;
create policy tenant on read_model.applied for select to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy projector on read_model.applied to tallyport_projector using (true) with check (true);
create policy owner on read_model.applied to current_user using (true) with check (true);

-- The feed is followed by every gateway for all organisations at once; it filters by org before anything leaves it.
alter table read_model.change_feed enable row level security;
alter table read_model.change_feed force row level security;
create policy followers on read_model.change_feed for select to tallyport_gateway using (true);
create policy projector on read_model.change_feed to tallyport_projector using (true) with check (true);
create policy owner on read_model.change_feed to current_user using (true) with check (true);
`;

const CONSUMERS = `
-- Which read models have applied everything up to the position; a read model that is missing here is being filled.
alter table consumer.checkpoint add column members text[] not null default '{}';
alter table consumer.parked add column lane smallint;
create index parked_lane on consumer.parked (consumer, lane);

-- What operators ask of a consumer. It looks every two seconds; a finished request tells its outcome for a day.
create table consumer.request (
  id bigint generated always as identity primary key,
  consumer text not null,
  verb text not null check (verb in ('rebuild', 'release')),
  projection text not null,
  org_id uuid,
  stream_id text,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  outcome text,
  check (verb = 'rebuild' or (org_id is not null and stream_id is not null))
);
create unique index request_open on consumer.request (consumer, verb, projection, org_id, stream_id)
  nulls not distinct where finished_at is null;
`;

const GRANTS = `
grant usage on schema read_model to tallyport_worker, tallyport_projector, tallyport_gateway, tallyport_reactor;
grant select on read_model.applied, read_model.change_feed to tallyport_gateway;
grant select, insert, update, delete on read_model.applied, read_model.change_feed to tallyport_projector;
grant select, insert on consumer.request to tallyport_reactor;
grant select, insert, update, delete on consumer.request to tallyport_projector;
`;
