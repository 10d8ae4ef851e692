import { listTeams } from '@tallyport/contracts/organisation/team-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/call.js';
import { keeps, queryKeys } from './query-keys.js';

/** The teams of an organisation, with who is in them. */
export const teamsQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...queryKeys.org(orgId), 'teams'],
    queryFn: ({ signal }) => call(listTeams, { o: orgId }, { signal }),
    meta: keeps('team', 'team_member', 'list_view'),
  });
