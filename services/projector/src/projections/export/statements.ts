import { statement } from '../../tables.js';

export const loadExports = statement(
  'export-load',
  (suffix) => `
select k.org_id, k.export_id, r.view
from unnest($1::uuid[], $2::uuid[]) as k(org_id, export_id)
cross join lateral (
  select view from read_model.export_v1${suffix} where org_id = k.org_id and export_id = k.export_id limit 1) r`,
);

const COLUMNS = {
  org_id: 'uuid',
  export_id: 'uuid',
  work_order_id: 'uuid',
  kind: 'text',
  export_group: 'text',
  cause_code: 'text',
  cause_key: 'text',
  system_id: 'uuid',
  branch_id: 'uuid',
  since: 'timestamptz',
  words: 'text',
  lane: 'smallint',
  position: 'bigint',
  stream_position: 'int',
  shown: 'json',
  view: 'json',
} as const;
const names = Object.keys(COLUMNS).join(', ');
const typed = Object.entries(COLUMNS)
  .map(([column, type]) => `${column} ${type}`)
  .join(', ');
const assigned = Object.keys(COLUMNS)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Rows and counts in one statement: what stood before is taken off its cause, what stands now is put on its own. */
export const saveExports = statement(
  'export-save',
  (suffix) => `
with row as materialized (
  select * from json_to_recordset($1::json) as n(${typed})
), saved as (
  insert into read_model.export_v1${suffix} (${names}) select ${names} from row
  on conflict (org_id, export_id) do update set ${assigned}
  returning new.org_id, new.lane, old.export_group as group_before, old.cause_code as code_before, old.cause_key as key_before,
    new.export_group as group_now, new.cause_code as code_now, new.cause_key as key_now
), difference as (
  select org_id, export_group, cause_code, cause_key, lane, sum(n)::int as n from (
    select org_id, group_before as export_group, code_before as cause_code, key_before as cause_key, lane, -1 as n
    from saved where group_before is not null
    union all select org_id, group_now, code_now, key_now, lane, 1 from saved) as moves
  group by org_id, export_group, cause_code, cause_key, lane having sum(n) <> 0
)
insert into read_model.export_count_v1${suffix} as c (org_id, export_group, cause_code, cause_key, lane, count)
select org_id, export_group, cause_code, cause_key, lane, n from difference
on conflict (org_id, export_group, cause_code, cause_key, lane) do update set count = c.count + excluded.count
returning c.org_id, c.lane, c.count`,
);

/** Of a call, what came of it is learnt later; all else stays. */
export const saveCalls = statement(
  'export-save-calls',
  (suffix) => `
insert into read_model.export_call_v1${suffix} as r (org_id, export_id, attempt, system_id, kind, begun_at, outcome, milliseconds)
select * from json_to_recordset($1::json) as n(org_id uuid, export_id uuid, attempt int, system_id uuid, kind text,
  begun_at timestamptz, outcome text, milliseconds int)
on conflict (org_id, export_id, attempt) do update set outcome = excluded.outcome, milliseconds = excluded.milliseconds
where (r.outcome, r.milliseconds) is distinct from (excluded.outcome, excluded.milliseconds)`,
);

export const dropExport = statement(
  'export-drop',
  (suffix) => `
with calls as (
  delete from read_model.export_call_v1${suffix} where org_id = $1 and export_id = $2
), gone as (
  delete from read_model.export_v1${suffix} where org_id = $1 and export_id = $2
  returning export_group, cause_code, cause_key, lane)
update read_model.export_count_v1${suffix} c set count = c.count - 1 from gone
where c.org_id = $1 and c.export_group = gone.export_group and c.cause_code = gone.cause_code and c.cause_key = gone.cause_key
  and c.lane = gone.lane
returning c.org_id, c.lane, c.count`,
);

/** A cause without exports has no row, however it came to have none. */
export const dropZeroCauses = statement(
  'export-drop-zeros',
  (suffix) => `delete from read_model.export_count_v1${suffix} where org_id = $1 and lane = $2 and count = 0`,
);
