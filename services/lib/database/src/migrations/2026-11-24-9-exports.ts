import { type Kysely, sql } from 'kysely';

/**
 * What the cockpit of exports shows: a row for each export, with why it stands still; how many stand still for each cause; and each
 * call, by which sends are counted and slow or failing systems are seen.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table blueprint.export_v1 (
  org_id uuid not null,
  export_id uuid not null,
  work_order_id uuid not null,
  kind text not null,
  export_group text not null,
  -- Empty where it goes on undisturbed or has ended.
  cause_code text not null,
  cause_key text not null,
  system_id uuid,
  branch_id uuid,
  since timestamptz(3) not null,
  -- What a search looks into, in small letters.
  words text not null,
  lane smallint not null,
  position bigint not null,
  stream_position integer not null,
  -- What a list shows of it, so that no list reads attempts.
  shown json not null,
  view json not null
);
create index on blueprint.export_v1 (org_id, since, export_id) where export_group <> 'ended';
create index on blueprint.export_v1 (org_id, export_group, since, export_id);
create index on blueprint.export_v1 (org_id, export_group, cause_code, cause_key, since, export_id);
create index on blueprint.export_v1 (org_id, work_order_id);
create index on blueprint.export_v1 (org_id, position);
alter table blueprint.export_v1 add primary key (org_id, export_id);

create table blueprint.export_count_v1 (
  org_id uuid not null,
  export_group text not null,
  cause_code text not null,
  cause_key text not null,
  lane smallint not null,
  count integer not null,
  primary key (org_id, export_group, cause_code, cause_key, lane)
);

create table blueprint.export_call_v1 (
  org_id uuid not null,
  export_id uuid not null,
  attempt integer not null,
  system_id uuid,
  kind text not null,
  begun_at timestamptz(3) not null,
  outcome text not null,
  milliseconds integer,
  primary key (org_id, export_id, attempt)
);
create index on blueprint.export_call_v1 (org_id, begun_at);

-- When the regular fetches of an organisation last succeeded.
create index on blueprint.record_v1 (org_id, position desc) where kind = 'sync' and job_id is null;
create index on read_model.record_v1 (org_id, position desc) where kind = 'sync' and job_id is null;

select read_model.make_table('export_v1', ''), read_model.make_table('export_count_v1', ''), read_model.make_table('export_call_v1', '');
`)
    .execute(database);
}
