import type { WorkOrderFilter } from '@tallyport/contracts/work-order/http';

/** What narrows a list, from a query string or from a body with terms. */
export type JobFilter = WorkOrderFilter & { readonly q?: string | undefined };

const MOST_TERMS = 20;
const OVERDUE = `(w.deadline < now() and w.job_status <> 'lodged')`;

/** Whether the kept counts per status are enough to count the list. */
export function countsByStatusOnly({ job_status: _, exclude_job_status: __, q, ...rest }: JobFilter): boolean {
  return termsOf(q).length === 0 && Object.values(rest).every((value) => value === undefined);
}

/** The conditions of a filter on the list `w`. `parameter` takes a value and answers how it is named in the statement. */
export function conditionsOf(filter: JobFilter, parameter: (value: unknown) => string): string[] {
  const conditions: string[] = [];
  if (filter.job_status !== undefined) conditions.push(`w.job_status = any (${parameter([filter.job_status].flat())}::text[])`);
  if (filter.exclude_job_status !== undefined) {
    conditions.push(`w.job_status <> all (${parameter([filter.exclude_job_status].flat())}::text[])`);
  }
  for (const column of ['branch', 'compiler', 'broker'] as const) {
    if (filter[column] !== undefined) conditions.push(`w.${column} = ${parameter(filter[column])}::uuid`);
  }
  for (const column of ['order_type', 'entry_status'] as const) {
    if (filter[column] !== undefined) conditions.push(`w.${column} = ${parameter(filter[column])}`);
  }
  if (filter.overdue !== undefined) conditions.push(filter.overdue ? OVERDUE : `${OVERDUE} is not true`);
  return [...conditions, ...termsOf(filter.q).map((term) => mentions(parameter(term)))];
}

/** Terms are separated by `;`, as the search box writes them. */
function termsOf(q: string | undefined): string[] {
  const terms = (q ?? '').split(';').map((term) => term.trim().toLowerCase());
  return terms.filter((term) => term !== '').slice(0, MOST_TERMS);
}

/** Whether code, waybill, a party or an invoice number holds the term, letter by letter: `%` is a percent sign. */
function mentions(term: string): string {
  return `(
    strpos(lower(concat_ws(' ', w.code, w.waybill_number, w.importer_name, w.exporter_name)), ${term}) > 0
    or exists (
      select from read_model.record_v1 r
      where r.job_id = w.work_order_id and r.org_id = w.org_id and r.kind = 'invoice' and not r.withdrawn
        and strpos(lower(r.view -> 'fields' -> 'invoice_number' ->> 'value'), ${term}) > 0))`;
}
