import type { ListView } from '@tallyport/contracts/work-order/list-view-http';
import { daysFrom } from '../list/days-from.js';
import { isBuiltIn, type ListAddress, listQuery, writeAddress } from '../list/list-address.js';
import type { SentView } from './queries.js';

type Reader = Parameters<typeof listQuery>[1];
const ASKED = ['overdue', 'nobody', 'to_check'] as const;

/** What a saved view asks, of the address that shows it: with what a built-in view leaves out. */
export function filterOf(address: ListAddress, reader: Reader): SentView['filter'] {
  const { page: _, sort: __, ...query } = listQuery(address, reader);
  const asked = ASKED.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name] === 'true'] as const]));
  return { ...query, ...Object.fromEntries(asked) } as SentView['filter'];
}

/** The address that asks what a saved view does. */
export function addressOf({ id, filter, sort }: ListView): ListAddress {
  const { job_status, exclude_job_status, overdue, nobody, to_check, due_from, due_before, ...rest } = filter;
  const filters = {
    ...rest,
    ...(exclude_job_status !== undefined && { open: 'true' }),
    ...(overdue === true && { overdue: 'true' }),
    ...(nobody === true && { nobody: 'true' }),
    ...(to_check === true && { to_check: 'true' }),
    ...(due_from !== undefined && { due_from: dayOf(due_from, 0) }),
    ...(due_before !== undefined && { due_to: dayOf(due_before, -1) }),
  };
  const status = job_status === undefined ? [] : [job_status].flat();
  return { view: id, page: 1, status, filters: set(filters), sort: sort === 'urgency' ? null : sort, isBoard: false };
}

function set(filters: Readonly<Record<string, string | undefined>>): ListAddress['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** Whether the address has other filters than the view under which it is shown. */
export function differs(address: ListAddress, view: ListView): boolean {
  const told = (one: ListAddress) => String(writeAddress({ ...one, page: 1, isBoard: false }));
  return !isBuiltIn(address.view) && told(address) !== told(addressOf(view));
}

/** The day of the reader on which an instant is, some days later. */
function dayOf(instant: string, later: number): string {
  return daysFrom(later, new Date(instant));
}
