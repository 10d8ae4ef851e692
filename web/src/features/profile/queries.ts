import { accessibleOrgs, me } from '@tallyport/contracts/organisation/http';
import { getPicture } from '@tallyport/contracts/organisation/profile-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

export const profileQueries = {
  me: () => queryOptions({ queryKey: queryKeys.me, queryFn: ({ signal }) => call(me, {}, { signal }) }),
  orgs: () => queryOptions({ queryKey: queryKeys.accessible, queryFn: ({ signal }) => call(accessibleOrgs, {}, { signal }) }),
  picture: () => queryOptions({ queryKey: [...queryKeys.me, 'picture'], queryFn: ({ signal }) => call(getPicture, {}, { signal }) }),
};
