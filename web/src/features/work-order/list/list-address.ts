import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import type { ListQuery } from '../api/queries.js';

/** The questions that a person asks every morning. Beside them stand those that people save. */
export const VIEWS = ['mine', 'overdue', 'held', 'toCheck', 'unassigned', 'all'] as const;
export type View = (typeof VIEWS)[number];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^(19|20|21)\d\d-[01]\d-[0-3]\d$/;
/** What a list may be narrowed to beside its status, as the address spells it, and how each value looks. */
const FORMS = {
  branch: ID,
  order_type: /^(import|export)$/,
  compiler: ID,
  broker: ID,
  team: ID,
  nobody: /^true$/,
  overdue: /^true$/,
  /** Not lodged. */
  open: /^true$/,
  arrives_from: DAY,
  arrives_to: DAY,
  due_from: DAY,
  due_to: DAY,
  entry_status: /^(held|clear)$/,
  mode: /^(sea|air)$/,
  to_check: /^true$/,
} as const;
export type FilterName = keyof typeof FORMS;
const FILTERS = Object.keys(FORMS) as FilterName[];
const SORT = /^-?(code|status|importer|exporter|arrives|deadline|created|branch)$/;

/** What the address says about the list. Filters live there, so that a link shows the same list to a colleague. */
export interface ListAddress {
  /** A built-in view, or the id of a saved one, whose filters stand in the address too. */
  readonly view: string;
  readonly page: number;
  readonly status: readonly JobStatus[];
  readonly filters: { readonly [Name in FilterName]?: string };
  readonly sort: string | null;
  readonly isBoard: boolean;
}

/** Reads an address that anybody may have written: what is not understood is left out. */
export function readAddress(search: URLSearchParams): ListAddress {
  const page = Number(search.get('page'));
  const view = search.get('view') ?? '';
  const known = FILTERS.flatMap((name) => {
    const value = search.get(name) ?? '';
    return FORMS[name].test(value) ? [[name, value] as const] : [];
  });
  const sort = search.get('sort');
  return {
    view: isBuiltIn(view) || ID.test(view) ? view : 'all',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    status: JOB_STATUSES.filter((status) => search.getAll('status').includes(status)),
    filters: Object.fromEntries(known),
    sort: sort !== null && SORT.test(sort) ? sort : null,
    isBoard: search.get('show') === 'board',
  };
}

/** The address of a list; defaults are left out. Another filter begins on its first page. */
export function writeAddress({ view, page, status, filters, sort, isBoard }: ListAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (view !== 'all') search.set('view', view);
  for (const one of JOB_STATUSES) if (status.includes(one)) search.append('status', one);
  for (const name of FILTERS) if (filters[name] !== undefined) search.set(name, filters[name]);
  if (sort !== null) search.set('sort', sort);
  if (isBoard) search.set('show', 'board');
  if (page > 1) search.set('page', String(page));
  return search;
}

export function isBuiltIn(view: string): view is View {
  return VIEWS.some((one) => one === view);
}

export function isFiltered({ view, ...address }: ListAddress): boolean {
  return (isBuiltIn(view) && view !== 'all') || isNarrowed(address);
}

/** Whether something is left out beside what the view leaves out. */
export function isNarrowed({ status, filters }: Pick<ListAddress, 'status' | 'filters'>): boolean {
  return status.length > 0 || Object.keys(filters).length > 0;
}

interface Reader {
  readonly userId: string;
  readonly role: DispatchRole | null;
}

/** What a view asks of the server. "Mine" are the open jobs on which this person is compiler or broker. */
function viewQuery(view: string, { userId, role }: Reader): NonNullable<ListQuery> {
  switch (view) {
    case 'overdue':
      return { overdue: 'true' };
    case 'held':
      return { entry_status: 'held' };
    case 'mine':
      return { exclude_job_status: 'lodged', ...(role !== null && { [role]: userId }) };
    case 'toCheck':
      return { exclude_job_status: 'lodged', to_check: 'true' };
    case 'unassigned':
      return { exclude_job_status: 'lodged', nobody: 'true' };
    default:
      return {};
  }
}

/** Days of deadlines are days of the reader; both of a range belong to it. */
export function listQuery({ view, page, status, filters, sort }: ListAddress, reader: Reader): NonNullable<ListQuery> {
  const { due_from, due_to, open, ...rest } = filters;
  return {
    ...viewQuery(view, reader),
    page,
    ...(status.length > 0 && { job_status: [...status] }),
    ...(rest as NonNullable<ListQuery>),
    ...(open !== undefined && { exclude_job_status: 'lodged' as const }),
    ...(due_from !== undefined && { due_from: startOf(due_from, 0) }),
    ...(due_to !== undefined && { due_before: startOf(due_to, 1) }),
    ...(sort !== null && { sort: sort as NonNullable<NonNullable<ListQuery>['sort']> }),
  };
}

/** The instant at which a day of the reader begins, or one some days later. */
function startOf(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
