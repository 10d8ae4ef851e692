import { listDocuments } from '@tallyport/contracts/document-extraction/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';

/** What the overview tells of the papers of a job, now or as of a past moment. */
export const overviewQueries = {
  documents: (orgId: string, jobId: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'overview', 'documents', asOf],
      queryFn: async ({ signal }) => (await call(listDocuments, { o: orgId, id: jobId, query: momentOf(asOf) }, { signal })).results,
      meta: shows('document', 'extraction', ...RECORD_KINDS),
    }),
};

function momentOf(asOf: string | undefined) {
  return asOf === undefined ? {} : { as_of: asOf };
}
