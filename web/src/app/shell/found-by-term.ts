import { searchWorkOrders } from '@tallyport/contracts/work-order/http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

/** Less is found nearly everywhere. */
const SHORTEST = 3;
const SHOWN = 10;

/** The jobs of an organisation that a term is found in, whatever their status. */
export const foundByTermQuery = (orgId: string, term: string) =>
  queryOptions({
    queryKey: [...queryKeys.jobLists(orgId), 'found', term],
    queryFn: ({ signal }) => call(searchWorkOrders, { o: orgId, query: { page: 1, page_size: SHOWN }, body: { q: term } }, { signal }),
    enabled: term.length >= SHORTEST,
  });
