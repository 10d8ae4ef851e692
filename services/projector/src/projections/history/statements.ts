import { statement } from '../../tables.js';

export const loadHistoryContexts = statement(
  'history-load-contexts',
  (suffix) => `
select k.org_id, k.stream_id, m.memory
from unnest($1::uuid[], $2::text[]) as k(org_id, stream_id)
cross join lateral (
  select memory from read_model.history_stream_v1${suffix} where org_id = k.org_id and stream_id = k.stream_id limit 1) m`,
);

export const saveHistoryContexts = statement(
  'history-save-contexts',
  (suffix) => `
insert into read_model.history_stream_v1${suffix} as m (org_id, stream_id, stream_position, memory)
select * from json_to_recordset($1::json) as n(org_id uuid, stream_id text, stream_position int, memory json)
on conflict (org_id, stream_id) do update set stream_position = excluded.stream_position, memory = excluded.memory
where m.stream_position < excluded.stream_position`,
);

export const saveEntries = statement(
  'history-save',
  (suffix) => `
insert into read_model.history_v1${suffix} (org_id, job_id, position, ordinal, recorded_at, actor_id, actor, lane, event_type,
  stream_id, subject, document_id, field, previous, next, by_hand, names, note)
select * from json_to_recordset($1::json) as n(org_id uuid, job_id uuid, position bigint, ordinal smallint, recorded_at timestamptz,
  actor_id uuid, actor json, lane text, event_type text, stream_id text, subject text, document_id uuid, field text,
  previous json, next json, by_hand boolean, names json, note text)
on conflict do nothing`,
);

/** A document's name, for entries that were written while it was not known. */
export const nameEntries = statement(
  'history-name',
  (suffix) =>
    `update read_model.history_v1${suffix} set subject = $3 where org_id = $1 and document_id = $2 and subject is distinct from $3`,
);

export const forgetEntries = statement(
  'history-forget',
  (suffix) => `
with memory as (delete from read_model.history_stream_v1${suffix} where org_id = $1 and stream_id = $2)
delete from read_model.history_v1${suffix} where org_id = $1 and stream_id = $2`,
);
