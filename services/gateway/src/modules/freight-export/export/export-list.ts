import type { ExportTab } from '@tallyport/contracts/freight-export/export-row';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { Paging } from '../../../platform/http/pages.js';

/** What narrows a list of exports. */
export interface ExportFilter {
  readonly tab: ExportTab;
  readonly kind?: string | undefined;
  readonly branch?: string | undefined;
  readonly system?: string | undefined;
  readonly cause?: string | undefined;
  readonly cause_key?: string | undefined;
  readonly work_order?: string | undefined;
  readonly q?: string | undefined;
  readonly zone: string;
}

/** A prepared statement: its text depends on which filters are set, never on their values. */
interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const LIST = 'read_model.export_v1';
const COUNTS = 'read_model.export_count_v1';
const statements = new Map<string, string>();

/**
 * One page of exports, who waits longest first, how many there are, and the place in the log that they tell. A page is found in the
 * index alone, so that the last one takes hardly longer than the first; the count comes from the kept counts where they are enough.
 */
export function exportPage(orgId: string, filter: ExportFilter, { page, page_size }: Paging): Statement {
  const values: unknown[] = [orgId, page_size, (page - 1) * page_size];
  const conditions = exportConditions(filter, (value) => `$${values.push(value)}`);
  const where = [TENANT_GUARD, 'e.org_id = $1::uuid', ...conditions].join(' and ');
  const counted = isCounted(filter) ? `coalesce(sum(e.count), 0)::int from ${COUNTS}` : `count(*)::int from ${LIST}`;
  const text = `select (select ${counted} e where ${where}) as count,
    (select coalesce(max(p.position), 0)::bigint from ${LIST} p where ${TENANT_GUARD} and p.org_id = $1::uuid) as position,
    (select coalesce(json_agg(json_build_object('shown', r.shown, 'code', r.cause_code, 'key', r.cause_key) order by r.since, r.export_id), '[]')
     from (
       select e.export_id from ${LIST} e where ${where} order by e.since, e.export_id
       limit (select $2::int) offset (select $3::int)) k
     cross join lateral (
       select * from ${LIST} o where ${TENANT_GUARD} and o.org_id = $1::uuid and o.export_id = k.export_id limit 1) r) as rows`;
  return { name: nameOf(text), text, values };
}

/** The conditions of a filter on `e`. `parameter` takes a value and answers how it is named in the statement. */
export function exportConditions(filter: ExportFilter, parameter: (value: unknown) => string): string[] {
  const conditions = [tabCondition(filter, parameter)];
  for (const [column, type, value] of [
    ['kind', 'text', filter.kind],
    ['branch_id', 'uuid', filter.branch],
    ['system_id', 'uuid', filter.system],
    ['cause_code', 'text', filter.cause],
    ['cause_key', 'text', filter.cause_key],
    ['work_order_id', 'uuid', filter.work_order],
  ] as const) {
    if (value !== undefined) conditions.push(`e.${column} = ${parameter(value)}::${type}`);
  }
  if (filter.q !== undefined && filter.q !== '') conditions.push(mentions(parameter(filter.q.toLowerCase())));
  return conditions;
}

/** Whether the kept counts of causes are enough to count the list. */
function isCounted({ tab, kind, branch, system, work_order, q }: ExportFilter): boolean {
  return tab !== 'done_today' && !q && [kind, branch, system, work_order].every((value) => value === undefined);
}

/** What ended today is what came to its end since midnight. */
function tabCondition({ tab, zone }: ExportFilter, parameter: (value: unknown) => string): string {
  if (tab === 'open') return `e.export_group <> 'ended'`;
  if (tab !== 'done_today') return `e.export_group = ${parameter(tab)}::text`;
  return `e.export_group = 'ended' and e.since >= date_trunc('day', now(), ${parameter(zone)}::text)`;
}

/** Letter by letter: `%` is a percent sign. */
function mentions(term: string): string {
  return `(strpos(e.words, ${term}) > 0 or exists (
    select from read_model.work_order_list_v2 w
    where w.org_id = e.org_id and w.work_order_id = e.work_order_id and strpos(lower(w.code), ${term}) > 0))`;
}

function nameOf(text: string): string {
  const known = statements.get(text) ?? `export-page-${statements.size}`;
  statements.set(text, known);
  return known;
}
