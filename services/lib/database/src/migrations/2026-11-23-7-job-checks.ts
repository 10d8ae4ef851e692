import { type Kysely, sql } from 'kysely';

/**
 * How much of each job asks for a look, as the rules of checks say on the day of its newest event. It belongs to the read model of
 * records, which is made again where there are any, and counts by the tables of customs.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table blueprint.job_check_v1 (
  org_id uuid not null,
  job_id uuid not null,
  day date not null,
  fails integer not null,
  disagreements integer not null,
  unverified integer not null,
  doubtful integer not null,
  primary key (org_id, job_id)
);
select read_model.make_table('job_check_v1', '');
grant usage on schema kept to tallyport_projector;
grant select on kept.customs_version, kept.customs_row to tallyport_projector;
insert into consumer.request (consumer, verb, projection)
select 'projector', 'rebuild', 'record_v1' where exists (select from read_model.record_v1) on conflict do nothing;
`)
    .execute(database);
}
