import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type ExportOfJob, jobFreightExport } from '@tallyport/domain/freight-export/job/job-freight-export';
import type { Paging } from '../../platform/http/pages.js';
import { conditionsOf, countsByStatusOnly, type JobFilter } from './job-filter.js';
import { exportsOfJob } from './job-freight-exports.js';

/** A prepared statement: its text depends on which filters are set, never on their values. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** What the statement answers with, in one row: a row for each job would cost more than what it holds. */
export interface JobPage {
  readonly count: number;
  readonly lines: string | null;
}

/** A job of the page: its view as the projector wrote it, unparsed, the people whose ids it holds, and what other read models say. */
export interface JobLine {
  readonly view: string;
  readonly compiler: string | null;
  readonly broker: string | null;
  /** JSON text. */
  readonly toCheck: string;
  /** JSON text. */
  readonly freightExport: string;
}

const LIST = 'read_model.work_order_list_v1';
const COUNTS = 'read_model.work_order_count_v1';
/** JSON as the projector writes it and the database makes it holds no raw tab, and none of these a raw newline. */
const LINE = `concat_ws(E'\\t', w.view, coalesce(w.compiler::text, ''), coalesce(w.broker::text, ''), coalesce((
  select concat_ws(',', c.fails, c.disagreements, c.unverified, c.doubtful)
  from read_model.job_check_v1 c where c.org_id = w.org_id and c.job_id = w.work_order_id), ''),
  ${exportsOfJob('w.org_id', 'w.work_order_id')}::text)`;

/** A statement for each combination of filters that was asked for, by its conditions. */
const statements = new Map<string, Omit<Statement, 'values'>>();

/**
 * One page of jobs and how many there are, in one round trip: held, then by deadline (overdue jobs on top), then the newest, as the
 * index of the list has them. The count comes from the kept counts unless the list is narrowed further. The tenant is set in both
 * halves: row-level security is asked by whichever is run first. The lines keep the order in which the index gives the jobs.
 */
export function jobPage(orgId: string, filter: JobFilter, { page, page_size }: Paging): Statement {
  const values: unknown[] = [orgId, page_size, (page - 1) * page_size];
  const conditions = conditionsOf(filter, (value) => `$${values.push(value)}`).join(' and ');
  const known = statements.get(conditions);
  if (known) return { ...known, values };
  const counted = countsByStatusOnly(filter) ? `coalesce(sum(w.count), 0)::int from ${COUNTS}` : `count(*)::int from ${LIST}`;
  const statement = { name: `job-page-${statements.size}`, text: textOf(counted, conditions) };
  statements.set(conditions, statement);
  return { ...statement, values };
}

/**
 * Limit and offset stand in subselects, where the planner does not look at their values: with them it would find a plan for each
 * page better than the one it keeps, and plan again every time for longer than the page takes.
 */
function textOf(counted: string, conditions: string): string {
  const where = `${TENANT_GUARD} and w.org_id = $1::uuid${conditions && ` and ${conditions}`}`;
  return `select (select ${counted} w where ${where}) as count, (
    select string_agg(${LINE}, E'\\n') from (
      select w.org_id, w.work_order_id, w.view, w.compiler, w.broker from ${LIST} w where ${where}
      order by w.urgency, w.deadline nulls last, w.created_at desc, w.work_order_id
      limit (select $2::int) offset (select $3::int)) w) as lines`;
}

export function jobLines(lines: string | null): JobLine[] {
  if (lines === null) return [];
  return lines.split('\n').map((line) => {
    const [view = '', compiler, broker, counts, exports] = line.split('\t');
    return {
      view,
      compiler: compiler || null,
      broker: broker || null,
      toCheck: toCheckText(counts),
      freightExport: exports === undefined ? 'null' : JSON.stringify(jobFreightExport(JSON.parse(exports) as ExportOfJob[])),
    };
  });
}

/** A job of which nothing was read yet has not been counted. */
function toCheckText(counts = ''): string {
  const [fails = 0, disagreements = 0, unverified = 0, doubtful = 0] = counts === '' ? [] : counts.split(',');
  return `{"fails":${fails},"disagreements":${disagreements},"unverified":${unverified},"doubtful":${doubtful}}`;
}
