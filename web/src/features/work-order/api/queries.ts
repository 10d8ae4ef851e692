import type { QueryInputOf } from '@tallyport/contracts/define-operation';
import type { getWorkOrder, listWorkOrders } from '@tallyport/contracts/work-order/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { workOrderOrMissing, workOrdersOrMissing } from '../../../lib/api/exceptions.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { neverOlder } from '../../../lib/never-older.js';
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
  /** How many shipments each view has, in one call. */
  counts: (orgId: string) =>
    queryOptions({
      queryKey: queryKeys.jobCounts(orgId),
      // Its contract comes beside the first page of the list, which needs none of it.
      queryFn: async ({ signal }) => {
        const { countListViews } = await import('@tallyport/contracts/work-order/list-view-http');
        return call(countListViews, { o: orgId }, { signal });
      },
    }),
  /** The job switcher: fifty, without the lodged. */
  switcher: (orgId: string) => workOrderQueries.list(orgId, { page: 1, page_size: 50, exclude_job_status: 'lodged' }),
  detail: (orgId: string, id: string, asOf?: AsOf) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, id), 'detail', ...(asOf === undefined ? [] : [asOf])],
      queryFn: ({ signal }) =>
        workOrderOrMissing({ o: orgId, id, ...(asOf !== undefined && { query: { as_of: asOf } }) }, { signal, ifPosition: lastWritten() }),
      structuralSharing: neverOlder,
      meta: asOf === undefined ? shows('work-order', 'document', 'extraction', 'lodgement') : shows(),
    }),
};
