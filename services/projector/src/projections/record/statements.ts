import { NEWEST_ROWS } from '@tallyport/customs-tables/read-tables';
import { statement } from '../../tables.js';

/** Streams by (org, stream): limited per key, so that PostgreSQL goes by the primary key even while the table is empty. */
export const loadRecords = statement(
  'record-load',
  (suffix) => `
select k.org_id, k.stream_id, r.stream_position, r.view
from unnest($1::uuid[], $2::text[]) as k(org_id, stream_id)
cross join lateral (
  select stream_position, view from read_model.record_v1${suffix}
  where org_id = k.org_id and stream_id = k.stream_id limit 1) r`,
);

export const loadLines = statement(
  'record-load-lines',
  (suffix) => `
select stream_id, line_id, fields from read_model.record_line_v1${suffix}
where org_id = $1 and stream_id = $2 order by ordinal`,
);

export const saveRecords = statement(
  'record-save',
  (suffix) => `
insert into read_model.record_v1${suffix} as r (org_id, stream_id, kind, job_id, stream_position, position, withdrawn, number_key, view)
select * from json_to_recordset($1::json)
  as n(org_id uuid, stream_id text, kind text, job_id uuid, stream_position int, position bigint, withdrawn boolean, number_key text, view json)
on conflict (org_id, stream_id) do update set
  stream_position = excluded.stream_position, position = excluded.position, withdrawn = excluded.withdrawn,
  number_key = excluded.number_key, view = excluded.view
where r.stream_position < excluded.stream_position`,
);

export const saveLines = statement(
  'record-save-lines',
  (suffix) => `
insert into read_model.record_line_v1${suffix} (org_id, stream_id, line_id, ordinal, fields, product_key, description_key, hs_code)
select $1::uuid, $2, n.* from json_to_recordset($3::json)
  as n(line_id uuid, ordinal int, fields json, product_key text, description_key text, hs_code text)
on conflict (org_id, stream_id, line_id) do update set
  ordinal = excluded.ordinal, fields = excluded.fields, product_key = excluded.product_key,
  description_key = excluded.description_key, hs_code = excluded.hs_code`,
);

export const dropLines = statement(
  'record-drop-lines',
  (suffix) => `delete from read_model.record_line_v1${suffix} where org_id = $1 and stream_id = $2 and line_id = any ($3::uuid[])`,
);

export const forgetRecord = statement(
  'record-forget',
  (suffix) => `
with lines as (delete from read_model.record_line_v1${suffix} where org_id = $1 and stream_id = $2)
delete from read_model.record_v1${suffix} where org_id = $1 and stream_id = $2 returning job_id`,
);

export const loadCountedDay = statement(
  'record-load-counted-day',
  (suffix) => `select day::text from read_model.job_check_v1${suffix} where org_id = $1 and job_id = $2`,
);

/** What rules look at of a job: its records with their lines, its documents, its overrides. */
export const loadPapers = statement(
  'record-load-papers',
  (suffix) => `
select r.kind, r.view, coalesce((
    select json_agg(json_build_object('line_id', l.line_id, 'fields', l.fields) order by l.ordinal)
    from read_model.record_line_v1${suffix} l where l.org_id = r.org_id and l.stream_id = r.stream_id), '[]') as lines
from read_model.record_v1${suffix} r
where r.job_id = $2::uuid and r.org_id = $1::uuid and r.kind = any ($3::text[]) and r.view is not null and not r.withdrawn`,
);

export const loadRuleRows = statement('record-load-rule-rows', () => NEWEST_ROWS);

export const saveCounts = statement(
  'record-save-counts',
  (suffix) => `
insert into read_model.job_check_v1${suffix} (org_id, job_id, day, fails, disagreements, unverified, doubtful)
select * from json_to_recordset($1::json)
  as n(org_id uuid, job_id uuid, day date, fails int, disagreements int, unverified int, doubtful int)
on conflict (org_id, job_id) do update set day = excluded.day, fails = excluded.fails,
  disagreements = excluded.disagreements, unverified = excluded.unverified, doubtful = excluded.doubtful`,
);

/** Whether each job is there and not lodged, beside what is counted of it; written as an insert, which goes by the key of each. */
export const saveOpen = statement(
  'record-save-open',
  (suffix) => `
insert into read_model.job_check_v1${suffix} as c (org_id, job_id, day, fails, disagreements, unverified, doubtful, is_open)
select k.org_id, k.job_id, known.*, coalesce((
    select r.view ->> 'job_status' <> 'lodged' from read_model.record_v1${suffix} r
    where r.org_id = k.org_id and r.stream_id = 'work-order/' || k.job_id and not r.withdrawn), false)
from (select distinct org_id, job_id from unnest($1::uuid[], $2::uuid[]) as n(org_id, job_id)) k
cross join lateral (
  select day, fails, disagreements, unverified, doubtful from read_model.job_check_v1${suffix}
  where org_id = k.org_id and job_id = k.job_id limit 1) known
on conflict (org_id, job_id) do update set is_open = excluded.is_open where c.is_open <> excluded.is_open`,
);
