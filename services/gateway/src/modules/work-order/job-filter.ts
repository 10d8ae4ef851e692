import type { FilterBody } from '@tallyport/contracts/work-order/job-filter';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { comparedText } from '@tallyport/domain/work-order/job-terms';

/** What narrows a list, from a query string or from a body with terms. */
export type JobFilter = FilterBody & { readonly q?: string | undefined };

/** Takes a value and answers how it is named in the statement. */
export type Parameter = (value: unknown) => string;

const MOST_TERMS = 20;
/** So many jobs are found at most, the newest: who gets more has not said what is looked for. */
const MOST_FOUND = 2_000;
const OVERDUE = `(w.due < now() and w.job_status <> 'lodged')`;
const NOBODY = '(w.compiler is null and w.broker is null)';
const TO_CHECK = `exists (
  select from read_model.job_check_v1 c where c.org_id = w.org_id and c.job_id = w.work_order_id
    and c.fails + c.disagreements + c.unverified + c.doubtful > 0)`;

/** Whether the kept counts per status are enough to count the list. */
export function countsByStatusOnly({ job_status: _, exclude_job_status: __, q, ...rest }: JobFilter): boolean {
  return termsOf(q).length === 0 && Object.values(rest).every((value) => value === undefined);
}

/** Whether a list is narrowed by the terms of a search and by nothing else. */
export function isSearchAlone({ q: _, ...rest }: JobFilter): boolean {
  return Object.values(rest).every((value) => value === undefined);
}

/** The conditions of a filter on the list `w`. */
export function conditionsOf(filter: JobFilter, parameter: Parameter): string[] {
  const terms = termsOf(filter.q);
  return [
    ...statusConditions(filter, parameter),
    ...valueConditions(filter, parameter),
    ...rangeConditions(filter, parameter),
    ...askedConditions(filter),
    ...(terms.length === 0 ? [] : [found(parameter(terms))]),
  ];
}

/** Those that counts by status know, too. */
function statusConditions({ job_status, exclude_job_status }: JobFilter, parameter: Parameter): string[] {
  const conditions: string[] = [];
  const statuses = job_status === undefined ? [] : [job_status].flat();
  // Of one status alone the index has the jobs in the order of the list; of several it has not.
  if (statuses.length === 1) conditions.push(`w.job_status = ${parameter(statuses[0])}`);
  else if (job_status !== undefined) conditions.push(`w.job_status = any (${parameter(statuses)}::text[])`);
  if (exclude_job_status !== undefined) conditions.push(`w.job_status <> all (${parameter([exclude_job_status].flat())}::text[])`);
  return conditions;
}

function valueConditions(filter: JobFilter, parameter: Parameter): string[] {
  const conditions: string[] = [];
  for (const column of ['branch', 'compiler', 'broker'] as const) {
    if (filter[column] !== undefined) conditions.push(`w.${column} = ${parameter(filter[column])}::uuid`);
  }
  for (const column of ['order_type', 'entry_status', 'mode'] as const) {
    if (filter[column] !== undefined) conditions.push(`w.${column} = ${parameter(filter[column])}`);
  }
  if (filter.team !== undefined) conditions.push(ofTeam(parameter(filter.team)));
  return conditions;
}

function rangeConditions({ arrives_from, arrives_to, due_from, due_before }: JobFilter, parameter: Parameter): string[] {
  const conditions: string[] = [];
  if (arrives_from !== undefined) conditions.push(`w.date_arrive >= ${parameter(arrives_from)}::date`);
  if (arrives_to !== undefined) conditions.push(`w.date_arrive <= ${parameter(arrives_to)}::date`);
  if (due_from !== undefined) conditions.push(`w.due >= ${parameter(due_from)}::timestamptz and w.due < 'infinity'`);
  if (due_before !== undefined) conditions.push(`w.due < ${parameter(due_before)}::timestamptz`);
  return conditions;
}

function askedConditions({ overdue, nobody, to_check }: JobFilter): string[] {
  const asked = [
    [OVERDUE, overdue],
    [NOBODY, nobody],
    [TO_CHECK, to_check],
  ] as const;
  return asked.flatMap(([condition, wanted]) => (wanted === undefined ? [] : [wanted ? condition : `not ${condition}`]));
}

/** Terms are separated by `;`, as the search box writes them; each is compared as the words of jobs are. */
export function termsOf(q: string | undefined): string[] {
  const terms = (q ?? '').split(';').map(comparedText);
  return terms.filter((term) => term !== '').slice(0, MOST_TERMS);
}

/** Who is in a team is asked once for a statement, not for each job. A team that is not there has nobody, and so no job. */
function ofTeam(team: string): string {
  const people = `(select array_agg(t.account_id) from kept.team_member t
    where ${TENANT_GUARD} and t.org_id = $1::uuid and t.team_id = ${team}::uuid)::uuid[]`;
  return `(w.compiler = any (${people}) or w.broker = any (${people}))`;
}

function found(terms: string): string {
  return `w.work_order_id in (select f.work_order_id from ${jobsFound(terms)} f)`;
}

/** What the terms find, the newest first. */
export function jobsFound(terms: string): string {
  return `read_model.find_jobs($1::uuid, ${terms}::text[], ${MOST_FOUND})`;
}
