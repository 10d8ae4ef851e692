import { type Kysely, sql } from 'kysely';

/**
 * The list of jobs in a second version: with what its filters ask for in columns of its own, and how many jobs stand in each month of
 * its order, so that a page deep in the list begins near where it stands. It is filled beside the first, which older gateways read.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table blueprint.work_order_list_v2 (
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
  reference text,
  mode text,
  date_arrive date,
  deadline timestamptz,
  -- The deadline as the order has it: a job without one comes last.
  due timestamptz not null,
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
create index on blueprint.work_order_list_v2 (org_id, urgency, due, created_at desc, work_order_id) include (job_status);
create index on blueprint.work_order_list_v2 (org_id, job_status, urgency, due, created_at desc, work_order_id);
create index on blueprint.work_order_list_v2 (org_id, created_at desc, work_order_id);
-- Everything that filters ask for: what they leave is counted, and put in order, without reading rows.
create index work_order_list_v2_filters on blueprint.work_order_list_v2
  (org_id, job_status, entry_status, branch, order_type, mode, compiler, broker, date_arrive, due, urgency, created_at, work_order_id);
-- The primary key is made last: without statistics these indexes tie with it for a single job, and the newest one wins.
alter table blueprint.work_order_list_v2 add primary key (org_id, work_order_id);

create table blueprint.work_order_part_v2 (like blueprint.work_order_part_v1 including all);
create table blueprint.work_order_count_v2 (like blueprint.work_order_count_v1 including all);

-- How many jobs are due in a month ('infinity' for those without a deadline), in the order of the list.
create table blueprint.work_order_month_v2 (
  org_id uuid not null,
  job_status text not null,
  urgency smallint not null,
  month timestamptz not null,
  lane smallint not null,
  count integer not null,
  primary key (org_id, job_status, urgency, month, lane)
);

select read_model.make_table(name, '') from
  unnest(array['work_order_list_v2', 'work_order_part_v2', 'work_order_count_v2', 'work_order_month_v2']) as name;

-- The jobs of which something asks for a look.
create index on blueprint.job_check_v1 (org_id, job_id) where fails + disagreements + unverified + doubtful > 0;
create index on read_model.job_check_v1 (org_id, job_id) where fails + disagreements + unverified + doubtful > 0;
`)
    .execute(database);
}
