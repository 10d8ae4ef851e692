import { statement } from '../../tables.js';

export const loadParts = statement(
  'list-load-parts',
  (suffix) => `
select k.org_id, k.subject, p.work_order_id, p.state
from unnest($1::uuid[], $2::text[]) as k(org_id, subject)
cross join lateral (
  select work_order_id, state from read_model.work_order_part_v1${suffix} where org_id = k.org_id and subject = k.subject limit 1) p`,
);

export const saveParts = statement(
  'list-save-parts',
  (suffix) => `
insert into read_model.work_order_part_v1${suffix} (org_id, subject, work_order_id, kind, documents_total, documents_reading,
  documents_failed, doubtful, state)
select * from json_to_recordset($1::json) as n(org_id uuid, subject text, work_order_id uuid, kind text, documents_total smallint,
  documents_reading smallint, documents_failed smallint, doubtful int, state json)
on conflict (org_id, subject) do update set documents_total = excluded.documents_total, documents_reading = excluded.documents_reading,
  documents_failed = excluded.documents_failed, doubtful = excluded.doubtful, state = excluded.state`,
);

/** The figures of each job, and the parts whose words the row shows. */
export const sumJobs = statement(
  'list-sum-jobs',
  (suffix) => `
select k.org_id, k.work_order_id, s.*
from unnest($1::uuid[], $2::uuid[]) as k(org_id, work_order_id)
cross join lateral (
  select coalesce(sum(p.documents_total), 0)::int as total, coalesce(sum(p.documents_reading), 0)::int as reading,
    coalesce(sum(p.documents_failed), 0)::int as failed, coalesce(sum(p.doubtful), 0)::int as doubtful,
    coalesce(json_agg(p.state) filter (where p.kind in ('work-order', 'lodgement')), '[]') as states,
    coalesce(json_agg(json_build_object('id', split_part(p.subject, '/', 2), 'withdrawn', p.state -> 'record' -> 'withdrawn',
      'receiver', p.state -> 'record' -> 'receiver')) filter (where p.kind = 'waybill'), '[]') as waybills
  from read_model.work_order_part_v1${suffix} p
  where p.work_order_id = k.work_order_id and p.org_id = k.org_id) s`,
);

const COLUMNS = {
  org_id: 'uuid',
  work_order_id: 'uuid',
  code: 'text',
  job_status: 'text',
  branch: 'uuid',
  order_type: 'text',
  compiler: 'uuid',
  broker: 'uuid',
  importer_name: 'text',
  exporter_name: 'text',
  waybill_number: 'text',
  deadline: 'timestamptz',
  entry_status: 'text',
  flags: 'text',
  documents_total: 'int',
  documents_reading: 'int',
  documents_failed: 'int',
  doubtful: 'int',
  urgency: 'smallint',
  lane: 'smallint',
  view: 'json',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  stream_position: 'int',
} as const;
const names = Object.keys(COLUMNS).join(', ');
const typed = Object.entries(COLUMNS)
  .map(([column, type]) => `${column} ${type}`)
  .join(', ');
const assigned = Object.keys(COLUMNS)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Rows and counts in one statement: what stood before is taken off its status, what stands now is put on its own. */
export const saveJobs = statement(
  'list-save-jobs',
  (suffix) => `
with job as materialized (
  select * from json_to_recordset($1::json) as n(${typed})
), saved as (
  insert into read_model.work_order_list_v1${suffix} (${names}) select ${names} from job
  on conflict (org_id, work_order_id) do update set ${assigned}
  returning new.org_id, new.lane, old.job_status as before, new.job_status as now
), difference as (
  select org_id, job_status, lane, sum(n)::int as n from (
    select org_id, before as job_status, lane, -1 as n from saved where before is not null
    union all select org_id, now, lane, 1 from saved) as moves
  group by org_id, job_status, lane having sum(n) <> 0
)
insert into read_model.work_order_count_v1${suffix} as c (org_id, job_status, lane, count)
select org_id, job_status, lane, n from difference
on conflict (org_id, job_status, lane) do update set count = c.count + excluded.count
returning c.org_id, c.lane, c.count`,
);

export const dropJob = statement(
  'list-drop-job',
  (suffix) => `
with gone as (
  delete from read_model.work_order_list_v1${suffix} where org_id = $1 and work_order_id = $2 returning org_id, job_status, lane)
update read_model.work_order_count_v1${suffix} c set count = c.count - 1 from gone
where c.org_id = $1 and c.job_status = gone.job_status and c.lane = gone.lane
returning c.org_id, c.lane, c.count`,
);

/** A status without jobs has no row, however it came to have none. */
export const dropZeros = statement(
  'list-drop-zeros',
  (suffix) => `delete from read_model.work_order_count_v1${suffix} where org_id = $1 and lane = $2 and count = 0`,
);
