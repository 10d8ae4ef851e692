import { createHash } from 'node:crypto';
import type { Paging } from '../../platform/http/pages.js';
import { conditionsOf, countsByStatusOnly, type JobFilter } from './job-filter.js';

/** A prepared statement: its text depends on which filters are set, never on their values. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** A row of the page: the job's view as the projector wrote it, unparsed, and the people whose ids it holds. */
export interface JobRow {
  readonly count: number;
  readonly view: string | null;
  readonly compiler: string | null;
  readonly broker: string | null;
}

/**
 * One page of jobs and how many there are, in one round trip: held, then by deadline (overdue jobs on top), then the newest, as the
 * index of the list has them. The count comes from the kept counts unless the list is narrowed further. The tenant is set in both
 * halves: row-level security is asked by whichever is run first. A page beyond the end is one row without a view.
 */
export function jobPage(orgId: string, filter: JobFilter, { page, page_size }: Paging): Statement {
  const values: unknown[] = [orgId];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = conditionsOf(filter, parameter);
  const where = [TENANT, 'w.org_id = $1::uuid', ...conditions].join(' and ');
  const count = countsByStatusOnly(filter)
    ? `select coalesce(sum(w.count), 0)::int from read_model.work_order_count_v1 w where ${where}`
    : `select count(*)::int from read_model.work_order_list_v1 w where ${where}`;
  const text = `select total.count, w.view, w.compiler, w.broker from (select (${count}) as count) total
    left join (
      select w.view::text as view, w.compiler, w.broker from read_model.work_order_list_v1 w where ${where}
      order by w.urgency, w.deadline nulls last, w.created_at desc, w.work_order_id
      limit ${parameter(page_size)}::int offset ${parameter((page - 1) * page_size)}::int) w on true`;
  return { name: `job-page-${createHash('sha1').update(text).digest('base64url')}`, text, values };
}

const TENANT = `(select set_config('app.org', $1::text, true)) is not null`;
