import { type ApiKeyName, listApiKeyNames } from '@tallyport/contracts/organisation/api-key-http';
import { listBrokers, listCompilers, type Person } from '@tallyport/contracts/organisation/http';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from './api/call.js';
import { useDesk } from './desk.js';
import { keeps, queryKeys } from './query-keys.js';

const STALE_MS = 5 * 60_000;

export const keyNamesQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...queryKeys.org(orgId), 'api-key-names'],
    queryFn: ({ signal }) => call(listApiKeyNames, { o: orgId }, { signal }),
    staleTime: STALE_MS,
  });

/** The names behind ids: everybody of the organisation who works on jobs, oneself, and keys, which act by name too. Null for somebody who left. */
export function usePeople(): (id: string) => Person | null {
  const { org, me } = useDesk();
  const staff = useQueries({
    queries: [
      { operation: listCompilers, role: 'compiler' },
      { operation: listBrokers, role: 'broker' },
    ].map(({ operation, role }) => ({
      queryKey: [...queryKeys.org(org.id), 'staff', role],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(operation, { query: { org: org.id } }, { signal }),
      staleTime: STALE_MS,
      meta: keeps('member'),
    })),
  });
  const keys = useQuery(keyNamesQuery(org.id));
  const known = staff.flatMap(({ data }) => data?.results ?? []);
  return (wanted) => {
    if (wanted === me.id) return { ...me, license_number: me.au_broker_profile?.license_number ?? null };
    const key = keys.data?.results.find(({ id }) => id === wanted);
    return known.find(({ id }) => id === wanted) ?? (key ? asPerson(key) : null);
  };
}

/** A key in the place of a person: its name is all there is of it. */
function asPerson({ id, name }: ApiKeyName): Person {
  return { id, first_name: name, last_name: '', email: '', color: '6b7280', license_number: null };
}
