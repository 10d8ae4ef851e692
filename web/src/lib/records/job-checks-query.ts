import { listChecks } from '@tallyport/contracts/check/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { lastWritten } from '../api/last-written.js';
import { queryKeys, shows } from '../query-keys.js';

/** What the rules say of the papers of a job, now or as of a past moment. */
export function jobChecksQuery(orgId: string, jobId: string, asOf: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.job(orgId, jobId), 'checks', asOf ?? 'now'],
    queryFn: ({ signal }) =>
      call(
        listChecks,
        { o: orgId, id: jobId, query: asOf === undefined ? {} : { as_of: asOf } },
        { signal, ifPosition: asOf === undefined ? lastWritten() : undefined },
      ),
    meta: asOf === undefined ? shows(...RECORD_KINDS, 'checks') : shows(),
  });
}
