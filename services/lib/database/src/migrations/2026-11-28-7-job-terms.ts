import { type Kysely, sql } from 'kysely';

/**
 * By which words jobs are found. `job_term` has those of each stream as they are written; `job_words` all words of a job in small
 * letters, one a line, which is what a search looks through. Both belong to the read model of records, which is made again where
 * there are any. Trigram operators are not leakproof, so that row-level security would keep their index from being used: the one
 * function that searches looks past it, and asks for the organisation itself.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table blueprint.job_term_v1 (
  org_id uuid not null,
  stream_id text collate "C" not null,
  job_id uuid not null,
  terms json not null,
  -- The texts of the terms in small letters, one a line.
  words text not null,
  primary key (org_id, stream_id)
);
create index on blueprint.job_term_v1 (job_id);

create table blueprint.job_words_v1 (
  org_id uuid not null,
  job_id uuid not null,
  words text not null,
  primary key (org_id, job_id)
);
create index job_words_v1_words on blueprint.job_words_v1 using gin (words gin_trgm_ops);

select read_model.make_table('job_term_v1', ''), read_model.make_table('job_words_v1', '');
insert into consumer.request (consumer, verb, projection)
select 'projector', 'rebuild', 'record_v1' where exists (select from read_model.record_v1) on conflict do nothing;

-- The newest jobs of the organisation whose words hold every one of the terms, letter by letter. Each search is planned by its own
-- terms: rare ones are looked up in the index, common ones are met soon among the newest jobs.
create function read_model.find_jobs(org uuid, terms text[], most integer) returns table (work_order_id uuid)
language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  patterns text[] := array(
    select '%' || replace(replace(replace(term, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' from unnest(terms) as term);
  -- One condition for each, which the index knows; it does not know "like all".
  found text := (select string_agg(format('j.words like ($2)[%s]', n), ' and ') from generate_series(1, cardinality(terms)) as n);
begin
  return query execute
    'select w.work_order_id from read_model.work_order_list_v2 w
     join read_model.job_words_v1 j on j.org_id = w.org_id and j.job_id = w.work_order_id
     where w.org_id = $1 and j.org_id = $1 and ' || found || '
     order by w.created_at desc, w.work_order_id limit $3'
    using org, patterns, most;
end $$;
revoke all on function read_model.find_jobs from public;
grant execute on function read_model.find_jobs to tallyport_gateway;
`)
    .execute(database);
}
