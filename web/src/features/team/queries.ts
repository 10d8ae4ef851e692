import { listInvitations } from '@tallyport/contracts/organisation/invitation-http';
import { listMembers } from '@tallyport/contracts/organisation/member-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { keeps, queryKeys, shows } from '../../lib/query-keys.js';

export const teamQueries = {
  members: (orgId: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'members'],
      queryFn: ({ signal }) => call(listMembers, { o: orgId }, { signal }),
      meta: keeps('member'),
    }),
  invitations: (orgId: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'invitations'],
      queryFn: ({ signal }) => call(listInvitations, { o: orgId }, { signal }),
      meta: { ...keeps('invitation'), ...shows('outbound-email') },
    }),
};
