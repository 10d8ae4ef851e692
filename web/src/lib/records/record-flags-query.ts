import { listRecordFlags } from '@tallyport/contracts/shipping-record/flags-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { lastWritten } from '../api/last-written.js';
import { queryKeys, shows } from '../query-keys.js';

/** What is known against values of a job's records; of a past moment nothing is. */
export function recordFlagsQuery(orgId: string, jobId: string, isPast: boolean) {
  return queryOptions({
    queryKey: [...queryKeys.job(orgId, jobId), 'record-flags'],
    queryFn: async ({ signal }) => (await call(listRecordFlags, { o: orgId, id: jobId }, { signal, ifPosition: lastWritten() })).results,
    enabled: !isPast,
    meta: shows('invoice', 'waybill', 'certificate-of-origin', 'china-export-declaration', 'work-order'),
  });
}
