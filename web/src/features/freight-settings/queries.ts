import { getCustomsInterface } from '@tallyport/contracts/freight-export/customs-interface-http';
import { listFreightCodes, listPartyFreightCodes } from '@tallyport/contracts/freight-export/mapping-http';
import { getSync } from '@tallyport/contracts/freight-export/sync-http';
import { listFreightOrganisations, listFreightSystems } from '@tallyport/contracts/freight-export/system-http';
import { getFreightAddress, putFreightAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Sender } from '../../components/intake-address/sender.js';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

export const PAGE_SIZE = 50;
/** More suggestions than this nobody reads. */
const SUGGESTED = 20;

export interface PartyFilter {
  readonly q: string;
  readonly missing: boolean;
  readonly page: number;
}

/** How often a fetch is asked whether it is over. */
const FETCH_LOOK_MS = 700;

const all = (orgId: string) => [...queryKeys.org(orgId), 'freight'] as const;

export const freightQueries = {
  all,
  sync: (orgId: string, sync: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'freight-sync', sync],
      queryFn: ({ signal }) => call(getSync, { o: orgId, sync }, { signal }),
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : FETCH_LOOK_MS),
    }),
  systems: (orgId: string) =>
    queryOptions({
      queryKey: [...all(orgId), 'systems'],
      queryFn: ({ signal }) => call(listFreightSystems, { o: orgId }, { signal }),
    }),
  address: (orgId: string) =>
    queryOptions({
      queryKey: [...all(orgId), 'address'],
      queryFn: ({ signal }) => call(getFreightAddress, { o: orgId }, { signal }),
    }),
  customsInterface: (orgId: string) =>
    queryOptions({
      queryKey: [...all(orgId), 'customs-interface'],
      queryFn: ({ signal }) => call(getCustomsInterface, { o: orgId }, { signal }),
    }),
  allParties: (orgId: string, id: string) => [...all(orgId), id, 'parties'] as const,
  parties: (orgId: string, id: string, { q, missing, page }: PartyFilter) =>
    queryOptions({
      queryKey: [...freightQueries.allParties(orgId, id), q, missing, page],
      queryFn: ({ signal }) => {
        const query = { ...(q !== '' && { q }), missing: String(missing), page, page_size: PAGE_SIZE };
        return call(listPartyFreightCodes, { o: orgId, id, query }, { signal });
      },
      placeholderData: keepPreviousData,
    }),
  codes: (orgId: string, id: string) =>
    queryOptions({
      queryKey: [...all(orgId), id, 'codes'],
      queryFn: ({ signal }) => call(listFreightCodes, { o: orgId, id }, { signal }),
    }),
  organisations: (orgId: string, system: string, q: string) =>
    queryOptions({
      queryKey: [...all(orgId), system, 'organisations', q],
      queryFn: ({ signal }) => call(listFreightOrganisations, { o: orgId, query: { system, q, limit: SUGGESTED } }, { signal }),
      enabled: q !== '',
    }),
};

/** Freight systems, which send acknowledgements to an address of the organisation. */
export function freightAsSender(orgId: string): Sender {
  return {
    texts: 'freightSettings.acknowledgements',
    path: '/freight/',
    queryKey: freightQueries.address(orgId).queryKey,
    give: (token, idempotencyKey) => call(putFreightAddress, { o: orgId, body: { token } }, { idempotencyKey }),
  };
}
