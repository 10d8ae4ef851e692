import { listOffers } from '@tallyport/contracts/work-order/offers-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';

/** What the papers of a job offer it, and what they filled. */
export function offersQuery(orgId: string, jobId: string) {
  return queryOptions({
    queryKey: [...queryKeys.job(orgId, jobId), 'offers'],
    queryFn: ({ signal }) => call(listOffers, { o: orgId, id: jobId }, { signal }),
    meta: shows('work-order'),
  });
}
