import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { OrderType } from '@tallyport/contracts/work-order/details';
import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import type { ListQuery } from '../api/queries.js';

/** Saved views: the questions that a person asks every morning. */
export const VIEWS = ['mine', 'overdue', 'held', 'all'] as const;
export type View = (typeof VIEWS)[number];

/** What the address says about the list. Filters live there, so that a link shows the same list to a colleague. */
export interface ListAddress {
  readonly view: View;
  readonly page: number;
  readonly status: readonly JobStatus[];
  readonly branch: string | null;
  readonly orderType: OrderType | null;
}

/** Reads an address that anybody may have written: what is not understood is left out. */
export function readAddress(search: URLSearchParams): ListAddress {
  const page = Number(search.get('page'));
  return {
    view: VIEWS.find((view) => view === search.get('view')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    status: JOB_STATUSES.filter((status) => search.getAll('status').includes(status)),
    branch: search.get('branch'),
    orderType: OrderType.safeParse(search.get('order_type')).data ?? null,
  };
}

/** The address of a list; defaults are left out. Another filter begins on its first page. */
export function writeAddress({ view, page, status, branch, orderType }: ListAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (view !== 'all') search.set('view', view);
  for (const one of status) search.append('status', one);
  if (branch !== null) search.set('branch', branch);
  if (orderType !== null) search.set('order_type', orderType);
  if (page > 1) search.set('page', String(page));
  return search;
}

export function isFiltered({ view, status, branch, orderType }: ListAddress): boolean {
  return view !== 'all' || status.length > 0 || branch !== null || orderType !== null;
}

interface Reader {
  readonly userId: string;
  readonly role: DispatchRole | null;
}

/** What a view asks of the server. "Mine" are the open jobs on which this person is compiler or broker. */
export function viewQuery(view: View, { userId, role }: Reader): NonNullable<ListQuery> {
  switch (view) {
    case 'all':
      return {};
    case 'overdue':
      return { overdue: 'true' };
    case 'held':
      return { entry_status: 'held' };
    case 'mine':
      return { exclude_job_status: 'lodged', ...(role !== null && { [role]: userId }) };
  }
}

export function listQuery({ view, page, status, branch, orderType }: ListAddress, reader: Reader): NonNullable<ListQuery> {
  return {
    ...viewQuery(view, reader),
    page,
    ...(status.length > 0 && { job_status: [...status] }),
    ...(branch !== null && { branch }),
    ...(orderType !== null && { order_type: orderType }),
  };
}
