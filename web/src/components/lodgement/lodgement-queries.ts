import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedKind, LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys, shows } from '../../lib/query-keys.js';

export const lodgementQueries = {
  /** How a declaration or cargo report stands with customs; null before it was ever signed. */
  one: (orgId: string, jobId: string, kind: LodgedKind, recordId: string, asOf: string | undefined) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'lodgement', recordId, asOf ?? 'now'],
      queryFn: async ({ signal }): Promise<Lodgement | null> => {
        const at = { o: orgId, id: jobId, record: recordId, query: asOf === undefined ? {} : { as_of: asOf } };
        const lodgement = await call(LODGEMENT_CALLS[kind].get, at, { signal, ifPosition: lastWritten() });
        return lodgement.created_at === null ? null : lodgement;
      },
      meta: asOf === undefined ? shows('lodgement', 'export') : shows(),
    }),
  /** Everything that stands in the way of sending it as it is now. */
  preflight: (orgId: string, jobId: string, kind: LodgedKind, recordId: string, purpose: LodgementPurpose) =>
    queryOptions({
      queryKey: [...queryKeys.job(orgId, jobId), 'preflight', recordId, purpose],
      queryFn: ({ signal }) =>
        call(
          LODGEMENT_CALLS[kind].preflight,
          { o: orgId, id: jobId, record: recordId, query: { purpose } },
          { signal, ifPosition: lastWritten() },
        ),
      meta: shows('declaration', 'cargo-report', 'lodgement'),
    }),
};
