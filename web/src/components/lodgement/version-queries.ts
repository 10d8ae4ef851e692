import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { queryKeys, shows } from '../../lib/query-keys.js';

/** What is lodged, and where. */
export interface LodgedPlace {
  readonly kind: LodgedKind;
  readonly o: string;
  readonly id: string;
  readonly record: string;
}

export const versionQueries = {
  /** Every version that was signed, the newest first. */
  list: ({ kind, ...at }: LodgedPlace) =>
    queryOptions({
      queryKey: [...queryKeys.job(at.o, at.id), 'versions', at.record],
      queryFn: ({ signal }) => call(LODGEMENT_CALLS[kind].versions, at, { signal, ifPosition: lastWritten() }),
      meta: shows('lodgement'),
    }),
  /** A version as it was lodged. Only what customs says of it changes. */
  asLodged: ({ kind, ...at }: LodgedPlace, version: string) =>
    queryOptions({
      queryKey: [...queryKeys.job(at.o, at.id), 'as-lodged', at.record, version],
      queryFn: ({ signal }) => call(LODGEMENT_CALLS[kind].asLodged, { ...at, version }, { signal, ifPosition: lastWritten() }),
      meta: shows('lodgement', 'document'),
    }),
  /** What changed from a version to another, or (null) to what stands now. */
  difference: ({ kind, ...at }: LodgedPlace, from: string, to: string | null) =>
    queryOptions({
      queryKey: [...queryKeys.job(at.o, at.id), 'version-difference', at.record, from, to ?? 'now'],
      queryFn: ({ signal }) =>
        call(
          LODGEMENT_CALLS[kind].difference,
          { ...at, version: from, query: to === null ? {} : { to } },
          { signal, ifPosition: lastWritten() },
        ),
      meta: to === null ? shows('lodgement', kind) : shows('lodgement'),
    }),
};
