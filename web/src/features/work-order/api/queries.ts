import { listParties } from '@tallyport/contracts/crm/http';
import type { QueryInputOf } from '@tallyport/contracts/define-operation';
import { listBrokers, listCompilers } from '@tallyport/contracts/organisation/http';
import { listHistory } from '@tallyport/contracts/work-order/history-http';
import type { getWorkOrder, listWorkOrders } from '@tallyport/contracts/work-order/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { MISSING, workOrderOrMissing, workOrdersOrMissing } from '../../../lib/api/exceptions.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';

export type ListQuery = QueryInputOf<typeof listWorkOrders>;
type AsOf = NonNullable<QueryInputOf<typeof getWorkOrder>>['as_of'];

/** What the screens of work orders read. Lists carry whether they lag behind; '404' stands for "not yours or not there". */
export const workOrderQueries = {
  list: (orgId: string, query: ListQuery) =>
    queryOptions({
      queryKey: [...queryKeys.jobLists(orgId), 'list', query],
      queryFn: ({ signal }) => workOrdersOrMissing({ o: orgId, query }, { signal, ifPosition: lastWritten() }),
      placeholderData: keepPreviousData,
    }),
  /** How many there are, for the counts beside saved views. */
  count: (orgId: string, filter: ListQuery) =>
    queryOptions({
      queryKey: [...queryKeys.jobCounts(orgId), filter],
      queryFn: async ({ signal }) => {
        const page = await workOrdersOrMissing({ o: orgId, query: { ...filter, page_size: 1 } }, { signal });
        return page === MISSING ? 0 : page.count;
      },
    }),
  /** The job switcher: fifty, without the lodged. */
  switcher: (orgId: string) => workOrderQueries.list(orgId, { page: 1, page_size: 50, exclude_job_status: 'lodged' }),
  detail: (orgId: string, id: string, asOf?: AsOf) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, id), 'detail', ...(asOf === undefined ? [] : [asOf])],
      queryFn: ({ signal }) =>
        workOrderOrMissing({ o: orgId, id, ...(asOf !== undefined && { query: { as_of: asOf } }) }, { signal, ifPosition: lastWritten() }),
      meta: asOf === undefined ? shows('work-order', 'document', 'extraction', 'lodgement') : shows(),
    }),
  /** How many changes came after a moment: the history's own count, now less then. */
  changesSince: (orgId: string, id: string, asOf: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, id), 'changes-since', asOf],
      queryFn: async ({ signal }) => {
        const counted = (query: { as_of?: string }) => call(listHistory, { o: orgId, id, query: { ...query, page_size: 1 } }, { signal });
        const [now, then] = await Promise.all([counted({}), counted({ as_of: asOf })]);
        return now.count - then.count;
      },
      placeholderData: keepPreviousData,
    }),
  parties: (orgId: string, term: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'parties', term],
      queryFn: ({ signal }) => call(listParties, { o: orgId, query: term === '' ? {} : { q: term } }, { signal }),
    }),
  staff: (orgId: string, role: 'compiler' | 'broker') =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'staff', role],
      queryFn: ({ signal }) => call(role === 'compiler' ? listCompilers : listBrokers, { query: { org: orgId } }, { signal }),
    }),
};
