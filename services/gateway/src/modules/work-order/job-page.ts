import type { JobSort, JobSortColumn } from '@tallyport/contracts/work-order/job-filter';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { Paging } from '../../platform/http/pages.js';
import { conditionsOf, countsByStatusOnly, isSearchAlone, type JobFilter, jobsFound, termsOf } from './job-filter.js';
import { LINE } from './job-lines.js';

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

/** Which page of which list. */
export interface ListedPart extends Paging {
  readonly sort: JobSort;
}

const LIST = 'read_model.work_order_list_v2';
const COUNTS = 'read_model.work_order_count_v2';
const MONTHS = 'read_model.work_order_month_v2';
/** From here on, what a page leaves out costs more than to look its rows up by their ids; what is sorted is looked up so at once. */
const DEEP = 1_000;
/** The order of the index of the list. */
const BY_URGENCY = 'w.urgency, w.due, w.created_at desc, w.work_order_id';
const SORTED: Readonly<Record<Exclude<JobSortColumn, 'code'>, string>> = {
  status: `array_position('{received,compile,available,accepted,lodged}'::text[], w.job_status)`,
  importer: 'lower(w.importer_name)',
  exporter: 'lower(w.exporter_name)',
  arrives: 'w.date_arrive',
  deadline: `nullif(w.due, 'infinity')`,
  created: 'w.created_at',
  branch: 'array_position((select array_agg(b.id order by b.name) from kept.branch b where b.org_id = $1::uuid), w.branch)',
};

/** A statement for each combination of filters, sort and depth that was asked for, by its text. */
const statements = new Map<string, string>();

/**
 * One page of jobs and how many there are, in one round trip: held, then by deadline (overdue jobs on top), then the newest, as the
 * index of the list has them, or by another column. The count comes from the kept counts unless the list is narrowed further. The
 * tenant is set in both halves: row-level security is asked by whichever is run first. The lines keep the order of the index.
 */
export function jobPage(orgId: string, filter: JobFilter, { page, page_size, sort }: ListedPart): Statement {
  const offset = (page - 1) * page_size;
  const values: unknown[] = [orgId, page_size, offset];
  const conditions = conditionsOf(filter, (value) => `$${values.push(value)}`).join(' and ');
  const where = `${TENANT_GUARD} and w.org_id = $1::uuid${conditions && ` and ${conditions}`}`;
  if (termsOf(filter.q).length > 0) {
    const isInOrder = sort === '-created' && isSearchAlone(filter);
    return named(foundPage(isInOrder ? inOrderFound(`$${values.length}`) : inOtherOrder(where, orderOf(sort))), values);
  }
  const isKept = countsByStatusOnly(filter);
  const counted = isKept ? `coalesce(sum(w.count), 0)::int from ${COUNTS}` : `count(*)::int from ${LIST}`;
  const isWalked = sort === 'urgency' || sort === '-created';
  const rows = offset < DEEP && isWalked ? shallow(where, orderOf(sort)) : deep(isKept ? wholly(where, sort) : plain(where, orderOf(sort)));
  return named(
    `select (select ${counted} w where ${where}) as count, (
    select string_agg(${LINE}, E'\\n') from (${rows}) w) as lines`,
    values,
  );
}

/** What was searched for is found once, for the count and for the page. */
function foundPage(found: string): string {
  return `with found as materialized (${found})
    select (select count(*)::int from found) as count, (
    select string_agg(${LINE}, E'\\n') from (${deep(
      'select f.work_order_id from found f where f.place > $3::int and f.place <= $3::int + $2::int order by f.place',
    )}) w) as lines`;
}

/** A search alone finds the newest first: none of what it found is looked up but the page. */
function inOrderFound(terms: string): string {
  return `select f.work_order_id, f.place from ${jobsFound(terms)} with ordinality as f (work_order_id, place) where ${TENANT_GUARD}`;
}

function inOtherOrder(where: string, order: string): string {
  return `select w.work_order_id, row_number() over (order by ${order}) as place from ${LIST} w where ${where}`;
}

function named(text: string, values: unknown[]): Statement {
  const name = statements.get(text) ?? `job-page-${statements.size}`;
  statements.set(text, name);
  return { name, text, values };
}

/**
 * Limit and offset stand in subselects, where the planner does not look at their values: with them it would find a plan for each
 * page better than the one it keeps, and plan again every time for longer than the page takes.
 */
function shallow(where: string, order: string): string {
  return `select w.org_id, w.work_order_id, w.view, w.compiler, w.broker from ${LIST} w where ${where}
    order by ${order} limit (select $2::int) offset (select $3::int)`;
}

/** The ids of a page come from an index alone; only their rows are read. */
function deep(ids: string): string {
  return `select l.* from (${ids}) k cross join lateral (
      select w.org_id, w.work_order_id, w.view, w.compiler, w.broker from ${LIST} w
      where w.org_id = $1::uuid and w.work_order_id = k.work_order_id limit 1) l`;
}

/** The ids of a list of which a status alone was left out. */
function wholly(where: string, sort: JobSort): string {
  if (sort === 'urgency') return fromMonth(where);
  if (sort === 'branch' || sort === '-branch') return branchByBranch(where, sort === 'branch' ? 'asc' : 'desc');
  return plain(where, orderOf(sort));
}

function plain(where: string, order: string): string {
  return `select w.work_order_id from ${LIST} w where ${where} order by ${order} limit (select $2::int) offset (select $3::int)`;
}

/** The same, beginning with the month in which the page begins: what stands before it is summed, not walked. */
function fromMonth(where: string): string {
  return `with month as materialized (
      select m.urgency, m.month, sum(m.n) over (order by m.urgency, m.month) - m.n as before from (
        select w.urgency, w.month, sum(w.count)::int as n from ${MONTHS} w where ${where} group by w.urgency, w.month) m
    ), start as materialized (
      select urgency, month, before from month where before <= $3::int order by before desc, urgency desc, month desc limit 1
    )
    select w.work_order_id from ${LIST} w
    where ${where} and (w.urgency, w.due) >= ((select urgency from start), (select month from start))
    order by ${BY_URGENCY} limit (select $2::int) offset (select $3::int - before::int from start)`;
}

/**
 * By the names of branches, which no index has, but it has the jobs of each in order: of each so many as the page reaches to. What
 * branches there are is asked of the index, too, one after the other; jobs without one that is known come last.
 */
function branchByBranch(where: string, direction: 'asc' | 'desc'): string {
  const of = `from ${LIST} w where ${TENANT_GUARD} and w.org_id = $1::uuid`;
  const first = (which: string) => `select w.work_order_id, w.created_at from ${LIST} w where ${where} and w.branch ${which}
      order by w.created_at desc, w.work_order_id limit (select $2::int + $3::int)`;
  return `with recursive branch as (
      (select w.branch ${of} order by w.branch limit 1)
      union all select (select w.branch ${of} and w.branch > b.branch order by w.branch limit 1) from branch b where b.branch is not null
    ), named as materialized (
      select b.branch, k.name from branch b
      left join kept.branch k on k.org_id = $1::uuid and k.id = b.branch where ${TENANT_GUARD} and b.branch is not null
    )
    select j.work_order_id from (
      select n.name, n.branch, f.work_order_id, f.created_at from named n cross join lateral (${first('= n.branch')}) f
      union all select null, null, f.work_order_id, f.created_at from (${first('is null')}) f) j
    order by j.name ${direction} nulls last, case when j.name is not null then j.branch end, j.created_at desc, j.work_order_id
    limit (select $2::int) offset (select $3::int)`;
}

function orderOf(sort: JobSort): string {
  if (sort === 'urgency') return BY_URGENCY;
  if (sort === '-created') return 'w.created_at desc, w.work_order_id';
  const isTurned = sort.startsWith('-');
  // No two have the same code, so that one index has them in either direction.
  if (sort === 'code' || sort === '-code') return isTurned ? 'w.code desc, w.work_order_id desc' : 'w.code, w.work_order_id';
  return `${SORTED[sort.replace('-', '') as keyof typeof SORTED]} ${isTurned ? 'desc' : 'asc'} nulls last, w.created_at desc, w.work_order_id`;
}
