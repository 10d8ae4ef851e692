import { listBrokers, listCompilers } from '@tallyport/contracts/organisation/http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/call.js';
import { keeps, queryKeys } from './query-keys.js';

const STALE_MS = 5 * 60_000;

/** Who works in a role in an organisation. */
export const staffQuery = (orgId: string, role: DispatchRole) =>
  queryOptions({
    queryKey: [...queryKeys.org(orgId), 'staff', role],
    meta: keeps('member'),
    queryFn: ({ signal }) => call(role === 'compiler' ? listCompilers : listBrokers, { query: { org: orgId } }, { signal }),
    staleTime: STALE_MS,
  });
