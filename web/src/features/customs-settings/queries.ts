import { getCustomsAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

export const customsSettingsQueries = {
  address: (orgId: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'customs-address'],
      queryFn: ({ signal }) => call(getCustomsAddress, { o: orgId }, { signal }),
    }),
};
