import { statement } from '../../tables.js';

/** The terms of streams. Answers with the jobs of which a word changed: most events of a stream change none. */
export const saveTerms = statement(
  'record-save-terms',
  (suffix) => `
with n as materialized (
  select * from json_to_recordset($1::json) as n(org_id uuid, stream_id text, job_id uuid, terms json, words text)
), saved as (
  insert into read_model.job_term_v1${suffix} as t (org_id, stream_id, job_id, terms, words)
  select * from n where words <> '' on conflict (org_id, stream_id) do update set terms = excluded.terms, words = excluded.words
  where t.terms::text <> excluded.terms::text
  returning t.org_id, t.job_id
), emptied as (
  delete from read_model.job_term_v1${suffix} t using n
  where n.words = '' and t.org_id = n.org_id and t.stream_id = n.stream_id returning t.org_id, t.job_id
)
select org_id, job_id from saved union select org_id, job_id from emptied`,
);

export const forgetTerms = statement(
  'record-forget-terms',
  (suffix) => `delete from read_model.job_term_v1${suffix} where org_id = $1 and stream_id = $2 returning org_id, job_id`,
);

/** All words of each job, and when it was received; a job without any has no row. */
export const gatherWords = statement(
  'record-gather-words',
  (suffix) => `
with k as materialized (
  select k.org_id, k.job_id, (
    select string_agg(t.words, E'\\n' order by t.stream_id) from read_model.job_term_v1${suffix} t
    where t.job_id = k.job_id and t.org_id = k.org_id) as words, (
    select (r.view ->> 'created_at')::timestamptz from read_model.record_v1${suffix} r
    where r.org_id = k.org_id and r.stream_id = 'work-order/' || k.job_id and not r.withdrawn) as created_at
  from unnest($1::uuid[], $2::uuid[]) as k(org_id, job_id)
), emptied as (
  delete from read_model.job_words_v1${suffix} w using k where k.words is null and w.org_id = k.org_id and w.job_id = k.job_id
)
insert into read_model.job_words_v1${suffix} (org_id, job_id, words, created_at) select * from k where words is not null
on conflict (org_id, job_id) do update set words = excluded.words, created_at = excluded.created_at`,
);
