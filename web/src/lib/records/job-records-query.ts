import { RECORD_CALLS } from '@tallyport/contracts/shipping-record/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { lastWritten } from '../api/last-written.js';
import { neverOlder } from '../never-older.js';
import { queryKeys, shows } from '../query-keys.js';

/** Every record of a job, of all kinds, now or as of a past moment. */
export function jobRecordsQuery(orgId: string, jobId: string, asOf: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.job(orgId, jobId), 'all-records', asOf ?? 'now'],
    queryFn: async ({ signal }) => {
      const at = { o: orgId, id: jobId, query: asOf === undefined ? {} : { as_of: asOf } };
      const pages = await Promise.all(Object.values(RECORD_CALLS).map(({ list }) => call(list, at, { signal, ifPosition: lastWritten() })));
      return pages.flatMap(({ results }) => results);
    },
    structuralSharing: neverOlder,
    meta: asOf === undefined ? shows(...RECORD_KINDS) : shows(),
  });
}
