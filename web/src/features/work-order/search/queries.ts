import { searchWorkOrders } from '@tallyport/contracts/work-order/http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { keptSearch } from './kept-search.js';

/** What a search finds; null where the organisation is unknown or not the person's. */
export const searchQuery = (orgId: string, q: string, limit: number) => {
  const address = JSON.stringify([orgId, q, limit]);
  return queryOptions({
    queryKey: [...queryKeys.jobLists(orgId), 'search', q, limit],
    queryFn: async ({ signal }) => {
      try {
        const { results, count } = await call(
          searchWorkOrders,
          { o: orgId, query: { page_size: limit, sort: '-created' }, body: { q } },
          { signal, ifPosition: lastWritten() },
        );
        keptSearch.keep(address, { results, count });
        return { results, count };
      } catch (error) {
        if (error instanceof HttpError && [403, 404].includes(error.status)) return null;
        throw error;
      }
    },
    placeholderData: () => keptSearch.of(address),
  });
};
