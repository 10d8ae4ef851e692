import { listHistory } from '@tallyport/contracts/work-order/history-http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { queryKeys } from '../../../lib/query-keys.js';

/** What the page of a job reads beside the job itself. */
export const jobPageQueries = {
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
};
