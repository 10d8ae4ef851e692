import { listParties } from '@tallyport/contracts/crm/http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { keeps, queryKeys } from '../../../lib/query-keys.js';

/** The parties of an organisation whose name has this term in it. */
export function partyQuery(orgId: string, term: string) {
  return queryOptions({
    queryKey: [...queryKeys.org(orgId), 'parties', term],
    queryFn: ({ signal }) => call(listParties, { o: orgId, query: term === '' ? {} : { q: term } }, { signal }),
    meta: keeps('party'),
  });
}
