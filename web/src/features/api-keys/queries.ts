import { listApiKeys } from '@tallyport/contracts/organisation/api-key-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

export const apiKeyQueries = {
  list: (orgId: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'api-keys'],
      queryFn: ({ signal }) => call(listApiKeys, { o: orgId }, { signal }),
    }),
};
