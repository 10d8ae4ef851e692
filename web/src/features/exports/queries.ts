import { listJobSyncs, previewFreight } from '@tallyport/contracts/freight-export/job-http';
import { getPullProposal } from '@tallyport/contracts/freight-export/pull-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys, shows } from '../../lib/query-keys.js';

/** A fetch tells how far it is more often than its stream does. */
const RUNS_ON_MS = 1_000;

export const exchangeQueries = {
  /** What sending now would come to. Any change of the job may change it. */
  preview: (orgId: string, jobId: string, look: string | null) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'freight-preview', look ?? 'no-look'],
      queryFn: ({ signal }) =>
        call(previewFreight, { o: orgId, id: jobId, query: look === null ? {} : { look } }, { signal, ifPosition: lastWritten() }),
    }),
  /** What was read there against what stands here. Any change of the job may change it. */
  proposal: (orgId: string, jobId: string, sync: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'pull', sync],
      queryFn: ({ signal }) => call(getPullProposal, { o: orgId, id: jobId, sync }, { signal, ifPosition: lastWritten() }),
    }),
  /** What was fetched for the job, the newest first. */
  syncs: (orgId: string, jobId: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'syncs'],
      queryFn: ({ signal }) => call(listJobSyncs, { o: orgId, id: jobId }, { signal, ifPosition: lastWritten() }),
      refetchInterval: ({ state }) => (state.data?.results.some((one) => one.state === 'running') ? RUNS_ON_MS : false),
      meta: shows('sync'),
    }),
};
