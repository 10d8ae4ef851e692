import { listJobSyncs } from '@tallyport/contracts/freight-export/job-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { listSyncs } from '@tallyport/contracts/freight-export/sync-http';
import { listFreightSystems } from '@tallyport/contracts/freight-export/system-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys, shows } from '../../lib/query-keys.js';

/** A fetch tells how far it is more often than its stream does. */
const RUNS_ON_MS = 1_000;

const runsOn = (data: { readonly results: readonly Sync[] } | undefined) =>
  data?.results.some(({ state }) => state === 'running') ? RUNS_ON_MS : false;

interface OfOrganisation {
  readonly kind: 'organisations' | 'products';
  readonly system?: string;
}

export const syncQueries = {
  systems: (orgId: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'freight', 'systems'],
      queryFn: ({ signal }) => call(listFreightSystems, { o: orgId }, { signal }),
    }),
  /** The newest fetch of a kind, in a page of one. */
  newest: (orgId: string, { kind, system }: OfOrganisation) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'freight-syncs', kind, system ?? ''],
      queryFn: ({ signal }) => {
        const query = { kind, page_size: 1, ...(system !== undefined && { system }) };
        return call(listSyncs, { o: orgId, query }, { signal, ifPosition: lastWritten() });
      },
      refetchInterval: ({ state }) => runsOn(state.data),
      meta: shows('sync'),
    }),
  /** What was fetched for a job, the newest first. */
  ofJob: (orgId: string, jobId: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'syncs'],
      queryFn: ({ signal }) => call(listJobSyncs, { o: orgId, id: jobId }, { signal, ifPosition: lastWritten() }),
      refetchInterval: ({ state }) => runsOn(state.data),
      meta: shows('sync'),
    }),
};
