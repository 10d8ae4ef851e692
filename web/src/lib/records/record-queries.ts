import { RECORD_CALLS } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { lastWritten } from '../api/last-written.js';
import { neverOlder } from '../never-older.js';
import { queryKeys, shows } from '../query-keys.js';

export const recordQueries = {
  /** Every record of a kind on a job with its lines, now or then. */
  list: (orgId: string, jobId: string, kind: RecordKind, asOf?: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'records', kind, asOf ?? 'now'],
      queryFn: ({ signal }) =>
        call(
          RECORD_CALLS[kind].list,
          { o: orgId, id: jobId, query: asOf === undefined ? {} : { as_of: asOf } },
          { signal, ifPosition: lastWritten() },
        ),
      structuralSharing: neverOlder,
      meta: asOf === undefined ? shows(kind) : shows(),
    }),
};
