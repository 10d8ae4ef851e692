import { useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { teamsQuery } from '../../lib/teams-query.js';
import { teamQueries } from './queries.js';

/** What was written is fetched again: members, teams, the staff that other screens choose from, and the shipments of a team. */
export function useRefetchMembers(): () => void {
  const { org } = useDesk();
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: teamQueries.members(org.id).queryKey });
    void cache.invalidateQueries({ queryKey: teamsQuery(org.id).queryKey });
    void cache.invalidateQueries({ queryKey: [...queryKeys.org(org.id), 'staff'] });
    void cache.invalidateQueries({ queryKey: queryKeys.jobLists(org.id) });
    void cache.invalidateQueries({ queryKey: queryKeys.jobCounts(org.id) });
    void cache.invalidateQueries({ queryKey: queryKeys.me });
  };
}
