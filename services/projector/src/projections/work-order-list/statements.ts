import { type Statement, statement } from '../../tables.js';

/** The columns of both versions of the list. */
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
/** What the second has beside them. */
const COLUMNS_OF_SECOND = { ...COLUMNS, reference: 'text', mode: 'text', date_arrive: 'date', due: 'timestamptz' } as const;

export type ListVersion = 1 | 2;

/** The statements of a version of the list. */
export interface ListStatements {
  readonly loadParts: Statement;
  readonly saveParts: Statement;
  readonly sumJobs: Statement;
  readonly saveJobs: Statement;
  readonly dropJob: Statement;
  readonly dropZeros: Statement;
}

export function listStatements(version: ListVersion): ListStatements {
  return { ...partStatements(version), ...(version === 1 ? rowsOfFirst() : rowsOfSecond()) };
}

/** The statements about parts, which both versions keep alike. */
function partStatements(version: ListVersion): Pick<ListStatements, 'loadParts' | 'saveParts' | 'sumJobs'> {
  const part = (suffix: string) => `read_model.work_order_part_v${version}${suffix}`;
  return {
    loadParts: statement(
      `list-${version}-load-parts`,
      (suffix) => `
select k.org_id, k.subject, p.work_order_id, p.state
from unnest($1::uuid[], $2::text[]) as k(org_id, subject)
cross join lateral (select work_order_id, state from ${part(suffix)} where org_id = k.org_id and subject = k.subject limit 1) p`,
    ),

    saveParts: statement(
      `list-${version}-save-parts`,
      (suffix) => `
insert into ${part(suffix)} (org_id, subject, work_order_id, kind, documents_total, documents_reading,
  documents_failed, doubtful, state)
select * from json_to_recordset($1::json) as n(org_id uuid, subject text, work_order_id uuid, kind text, documents_total smallint,
  documents_reading smallint, documents_failed smallint, doubtful int, state json)
on conflict (org_id, subject) do update set documents_total = excluded.documents_total, documents_reading = excluded.documents_reading,
  documents_failed = excluded.documents_failed, doubtful = excluded.doubtful, state = excluded.state`,
    ),

    /** The figures of each job, and the parts whose words the row shows. */
    sumJobs: statement(
      `list-${version}-sum-jobs`,
      (suffix) => `
select k.org_id, k.work_order_id, s.*
from unnest($1::uuid[], $2::uuid[]) as k(org_id, work_order_id)
cross join lateral (
  select coalesce(sum(p.documents_total), 0)::int as total, coalesce(sum(p.documents_reading), 0)::int as reading,
    coalesce(sum(p.documents_failed), 0)::int as failed, coalesce(sum(p.doubtful), 0)::int as doubtful,
    coalesce(json_agg(p.state) filter (where p.kind in ('work-order', 'lodgement')), '[]') as states,
    coalesce(json_agg(json_build_object('id', split_part(p.subject, '/', 2), 'withdrawn', p.state -> 'record' -> 'withdrawn',
      'receiver', p.state -> 'record' -> 'receiver')) filter (where p.kind = 'waybill'), '[]') as waybills
  from ${part(suffix)} p
  where p.work_order_id = k.work_order_id and p.org_id = k.org_id) s`,
    ),
  };
}

type RowStatements = Pick<ListStatements, 'saveJobs' | 'dropJob' | 'dropZeros'>;

/** Rows and counts in one statement: what stood before is taken off its status, what stands now is put on its own. */
function rowsOfFirst(): RowStatements {
  const { names, typed, assigned } = namesOf(COLUMNS);
  return {
    saveJobs: statement(
      'list-1-save-jobs',
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
    ),

    dropJob: statement(
      'list-1-drop-job',
      (suffix) => `
with gone as (
  delete from read_model.work_order_list_v1${suffix} where org_id = $1 and work_order_id = $2 returning org_id, job_status, lane)
update read_model.work_order_count_v1${suffix} c set count = c.count - 1 from gone
where c.org_id = $1 and c.job_status = gone.job_status and c.lane = gone.lane
returning c.org_id, c.lane, c.count`,
    ),

    /** A status without jobs has no row, however it came to have none. */
    dropZeros: statement(
      'list-1-drop-zeros',
      (suffix) => `delete from read_model.work_order_count_v1${suffix} where org_id = $1 and lane = $2 and count = 0`,
    ),
  };
}

/** The same, and how many jobs are due in each month of the order. The month of a job is the first instant of it, in UTC. */
function rowsOfSecond(): RowStatements {
  const { names, typed, assigned } = namesOf(COLUMNS_OF_SECOND);
  const month = (due: string) => `date_trunc('month', ${due}, 'UTC')`;
  return {
    saveJobs: statement(
      'list-2-save-jobs',
      (suffix) => `
with job as materialized (
  select * from json_to_recordset($1::json) as n(${typed})
), saved as (
  insert into read_model.work_order_list_v2${suffix} (${names}) select ${names} from job
  on conflict (org_id, work_order_id) do update set ${assigned}
  returning new.org_id, new.lane, old.job_status as old_status, old.urgency as old_urgency, ${month('old.due')} as old_month,
    new.job_status as new_status, new.urgency as new_urgency, ${month('new.due')} as new_month
), difference as materialized (
  select org_id, job_status, urgency, month, lane, sum(n)::int as n from (
    select org_id, old_status as job_status, old_urgency as urgency, old_month as month, lane, -1 as n from saved where old_status is not null
    union all select org_id, new_status, new_urgency, new_month, lane, 1 from saved) as moves
  group by org_id, job_status, urgency, month, lane having sum(n) <> 0
), months as (
  insert into read_model.work_order_month_v2${suffix} as c (org_id, job_status, urgency, month, lane, count)
  select org_id, job_status, urgency, month, lane, n from difference
  on conflict (org_id, job_status, urgency, month, lane) do update set count = c.count + excluded.count
  returning c.org_id, c.lane, c.count
), counts as (
  insert into read_model.work_order_count_v2${suffix} as c (org_id, job_status, lane, count)
  select org_id, job_status, lane, sum(n)::int from difference group by org_id, job_status, lane having sum(n) <> 0
  on conflict (org_id, job_status, lane) do update set count = c.count + excluded.count
  returning c.org_id, c.lane, c.count
)
select * from months union select * from counts`,
    ),

    dropJob: statement(
      'list-2-drop-job',
      (suffix) => `
with gone as materialized (
  delete from read_model.work_order_list_v2${suffix} where org_id = $1 and work_order_id = $2
  returning org_id, job_status, urgency, ${month('due')} as month, lane
), months as (
  update read_model.work_order_month_v2${suffix} c set count = c.count - 1 from gone
  where c.org_id = $1 and c.job_status = gone.job_status and c.urgency = gone.urgency and c.month = gone.month and c.lane = gone.lane
  returning c.org_id, c.lane, c.count
), counts as (
  update read_model.work_order_count_v2${suffix} c set count = c.count - 1 from gone
  where c.org_id = $1 and c.job_status = gone.job_status and c.lane = gone.lane
  returning c.org_id, c.lane, c.count
)
select * from months union select * from counts`,
    ),

    dropZeros: statement(
      'list-2-drop-zeros',
      (suffix) => `
with months as (delete from read_model.work_order_month_v2${suffix} where org_id = $1 and lane = $2 and count = 0)
delete from read_model.work_order_count_v2${suffix} where org_id = $1 and lane = $2 and count = 0`,
    ),
  };
}

function namesOf(columns: Readonly<Record<string, string>>) {
  return {
    names: Object.keys(columns).join(', '),
    typed: Object.entries(columns)
      .map(([column, type]) => `${column} ${type}`)
      .join(', '),
    assigned: Object.keys(columns)
      .map((column) => `${column} = excluded.${column}`)
      .join(', '),
  };
}
