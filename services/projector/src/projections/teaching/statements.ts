import { statement } from '../../tables.js';

export const loadTeachings = statement(
  'teaching-load',
  (suffix) => `
select k.org_id, k.stream_id, r.stream_position, r.teaching
from unnest($1::uuid[], $2::text[]) as k(org_id, stream_id)
cross join lateral (
  select stream_position, teaching from read_model.teaching_v1${suffix}
  where org_id = k.org_id and stream_id = k.stream_id limit 1) r`,
);

export const saveTeachings = statement(
  'teaching-save',
  (suffix) => `
insert into read_model.teaching_v1${suffix} as r (org_id, stream_id, stream_position, position, kind, document_type, document_id,
  issuer_name, issuer_key, read_issuer_key, is_lesson, teaching)
select * from json_to_recordset($1::json)
  as n(org_id uuid, stream_id text, stream_position int, position bigint, kind text, document_type text, document_id uuid,
    issuer_name text, issuer_key text, read_issuer_key text, is_lesson boolean, teaching json)
on conflict (org_id, stream_id) do update set
  stream_position = excluded.stream_position, position = excluded.position, document_type = excluded.document_type,
  document_id = excluded.document_id, issuer_name = excluded.issuer_name, issuer_key = excluded.issuer_key,
  read_issuer_key = excluded.read_issuer_key, is_lesson = excluded.is_lesson, teaching = excluded.teaching
where r.stream_position < excluded.stream_position`,
);

export const forgetTeaching = statement(
  'teaching-forget',
  (suffix) => `delete from read_model.teaching_v1${suffix} where org_id = $1 and stream_id = $2`,
);
