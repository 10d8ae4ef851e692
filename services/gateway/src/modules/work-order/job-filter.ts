import type { WorkOrderFilter } from '@tallyport/contracts/work-order/http';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';

/** What narrows a list, from a query string or from a body with terms. */
export type JobFilter = WorkOrderFilter & { readonly q?: string | undefined };

type Jobs = GatewayTables & { w: GatewayTables['read_model.work_order_list_v1'] };
type Where = ExpressionBuilder<Jobs, 'w'>;

const MOST_TERMS = 20;

export function statusesOf(filter: JobFilter): { wanted: JobStatus[] | null; unwanted: JobStatus[] | null } {
  return { wanted: listOf(filter.job_status), unwanted: listOf(filter.exclude_job_status) };
}

/** Whether the kept counts per status are enough to count the list. */
export function countsByStatusOnly({ job_status: _, exclude_job_status: __, ...rest }: JobFilter): boolean {
  return Object.values(rest).every((value) => value === undefined || value === '');
}

export function jobConditions(where: Where, filter: JobFilter): Expression<SqlBool>[] {
  const { wanted, unwanted } = statusesOf(filter);
  const conditions: Expression<SqlBool>[] = [];
  if (wanted) conditions.push(where('w.job_status', 'in', wanted));
  if (unwanted) conditions.push(where('w.job_status', 'not in', unwanted));
  for (const column of ['branch', 'order_type', 'compiler', 'broker', 'entry_status'] as const) {
    const value = filter[column];
    if (value !== undefined) conditions.push(where(`w.${column}`, '=', value));
  }
  if (filter.overdue !== undefined) {
    const overdue = where.and([where('w.deadline', '<', sql<Date>`now()`), where('w.job_status', '!=', 'lodged')]);
    conditions.push(filter.overdue ? overdue : where.not(where.fn.coalesce(overdue, sql<boolean>`false`)));
  }
  return [...conditions, ...termsOf(filter.q).map(mentions)];
}

/** Terms are separated by `;`, as the search box writes them (specification section 5). */
function termsOf(q: string | undefined): string[] {
  const terms = (q ?? '').split(';').map((term) => term.trim().toLowerCase());
  return terms.filter((term) => term !== '').slice(0, MOST_TERMS);
}

/** Whether code, waybill, a party or an invoice number holds the term, letter by letter: `%` is a percent sign. */
function mentions(term: string): Expression<SqlBool> {
  return sql<SqlBool>`(
    strpos(lower(concat_ws(' ', w.code, w.waybill_number, w.importer_name, w.exporter_name)), ${term}) > 0
    or exists (
      select from read_model.record_v1 r
      where r.job_id = w.work_order_id and r.org_id = w.org_id and r.kind = 'invoice' and not r.withdrawn
        and strpos(lower(r.view -> 'fields' -> 'invoice_number' ->> 'value'), ${term}) > 0))`;
}

function listOf(status: JobStatus | JobStatus[] | undefined): JobStatus[] | null {
  if (status === undefined) return null;
  return Array.isArray(status) ? status : [status];
}
