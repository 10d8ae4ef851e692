import { listChecks } from '@tallyport/contracts/check/http';
import { listDocuments } from '@tallyport/contracts/document-extraction/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';

/** What the overview tells of the papers of a job, now or as of a past moment. */
export const overviewQueries = {
  documents: (orgId: string, jobId: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'overview', 'documents', asOf],
      queryFn: async ({ signal }) => (await call(listDocuments, { o: orgId, id: jobId, query: momentOf(asOf) }, { signal })).results,
      meta: shows('document', 'extraction', ...RECORD_KINDS),
    }),
  checks: (orgId: string, jobId: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'overview', 'checks', asOf ?? 'now'],
      queryFn: ({ signal }) =>
        call(
          listChecks,
          { o: orgId, id: jobId, query: momentOf(asOf) },
          { signal, ifPosition: asOf === undefined ? lastWritten() : undefined },
        ),
      meta: asOf === undefined ? shows(...RECORD_KINDS, 'checks') : shows(),
    }),
};

function momentOf(asOf: string | undefined) {
  return asOf === undefined ? {} : { as_of: asOf };
}
