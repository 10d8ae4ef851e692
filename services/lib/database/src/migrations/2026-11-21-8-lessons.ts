import { type Kysely, sql } from 'kysely';

/** What corrections teach about an issuer's papers, and what organisations do not want to be used of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table blueprint.teaching_v1 (
  org_id uuid not null,
  stream_id text collate "C" not null,
  stream_position integer not null,
  position bigint not null,
  kind text not null,
  document_type text,
  document_id uuid,
  issuer_name text,
  issuer_key text,
  read_issuer_key text,
  is_lesson boolean not null,
  teaching json not null,
  primary key (org_id, stream_id)
);
create index on blueprint.teaching_v1 (org_id, issuer_key) where is_lesson;
create index on blueprint.teaching_v1 (org_id, read_issuer_key) where is_lesson;
select read_model.make_table('teaching_v1', '');

-- Empty is all: no field is all fields of the issuer, no issuer is all that the organisation was taught.
create table kept.lesson_off (
  org_id uuid not null references kept.organisation,
  id uuid not null default gen_random_uuid(),
  issuer_key text not null default '',
  field text not null default '',
  primary key (org_id, id)
);
create unique index lesson_off_of on kept.lesson_off (org_id, issuer_key, field);
create trigger log_changes after insert or update or delete on kept.lesson_off for each row execute function kept.log_changes('id');
alter table kept.lesson_off enable row level security;
alter table kept.lesson_off force row level security;
create policy tenant on kept.lesson_off to tallyport_gateway
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid))
  with check (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy worker_reads on kept.lesson_off for select to tallyport_worker
  using (org_id = (select nullif(current_setting('app.org', true), '')::uuid));
create policy owner on kept.lesson_off to current_user using (true) with check (true);
grant select, insert, delete on kept.lesson_off to tallyport_gateway;
grant select on kept.lesson_off to tallyport_worker;
`)
    .execute(database);
}
