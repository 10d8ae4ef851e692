import { accessibleOrgs, me } from '@tallyport/contracts/organisation/http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { keeps, queryKeys } from '../../lib/query-keys.js';

/** Who is signed in, and where this person belongs. */
export const sessionQueries = {
  me: () => queryOptions({ queryKey: queryKeys.me, queryFn: ({ signal }) => call(me, {}, { signal }), meta: keeps('member') }),
  orgs: () =>
    queryOptions({
      queryKey: queryKeys.accessible,
      queryFn: ({ signal }) => call(accessibleOrgs, {}, { signal }),
      meta: keeps('organisation', 'branch', 'member'),
    }),
};
