import { listJobExports } from '@tallyport/contracts/freight-export/export-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/call.js';
import { lastWritten } from './api/last-written.js';
import { queryKeys, shows } from './query-keys.js';

/** More exports than this no job has. */
const MOST = 200;

/** The exports of a job, the newest first. */
export function jobExportsQuery(orgId: string, jobId: string) {
  return queryOptions({
    queryKey: [...queryKeys.job(orgId, jobId), 'exports'],
    queryFn: ({ signal }) =>
      call(listJobExports, { o: orgId, id: jobId, query: { page_size: MOST } }, { signal, ifPosition: lastWritten() }),
    meta: shows('export'),
  });
}
