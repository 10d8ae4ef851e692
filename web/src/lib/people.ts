import { listBrokers, listCompilers, type Person } from '@tallyport/contracts/organisation/http';
import { useQueries } from '@tanstack/react-query';
import { call } from './api/call.js';
import { useDesk } from './desk.js';
import { queryKeys } from './query-keys.js';

/** The names behind ids: everybody of the organisation who works on jobs, and oneself. Null for somebody who left. */
export function usePeople(): (userId: string) => Person | null {
  const { org, me } = useDesk();
  const staff = useQueries({
    queries: [
      { operation: listCompilers, role: 'compiler' },
      { operation: listBrokers, role: 'broker' },
    ].map(({ operation, role }) => ({
      queryKey: [...queryKeys.org(org.id), 'staff', role],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(operation, { query: { org: org.id } }, { signal }),
      staleTime: 5 * 60_000,
    })),
  });
  const known = staff.flatMap(({ data }) => data?.results ?? []);
  return (userId) => {
    if (userId === me.id) return { ...me, license_number: me.au_broker_profile?.license_number ?? null };
    return known.find(({ id }) => id === userId) ?? null;
  };
}
