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
delete from read_model.record_v1${suffix} where org_id = $1 and stream_id = $2`,
);
