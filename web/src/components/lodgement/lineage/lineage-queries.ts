import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { queryKeys, shows } from '../../../lib/query-keys.js';

/** What was lodged of a job. */
export interface LodgedPlace {
  readonly orgId: string;
  readonly jobId: string;
  readonly kind: LodgedKind;
  readonly recordId: string;
}

type Asked = { readonly message: string; readonly segment: number } | { readonly field: string; readonly line?: string };

export const lineageQueries = {
  /** The lineage of one segment of a message, or of a field in the newest message that says it. */
  of: ({ orgId, jobId, kind, recordId }: LodgedPlace, asked: Asked) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'lineage', recordId, asked],
      queryFn: ({ signal }) =>
        call(LODGEMENT_CALLS[kind].lineage, { o: orgId, id: jobId, record: recordId, query: asked }, { signal, ifPosition: lastWritten() }),
      meta: shows('lodgement'),
    }),
};
