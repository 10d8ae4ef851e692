import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDesk } from '../../lib/desk.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { lodgementQueries } from './lodgement-queries.js';

/** How the goods of a job stand with customs, on both sides. */
export interface Clearance {
  /** Of the newest declaration that stands; null before anything of it was signed. */
  readonly declaration: Lodgement | null;
  /** Of every cargo report that was signed. */
  readonly reports: readonly Lodgement[];
}

/** Null until both sides are known. */
export function useClearance(jobId: string, asOf: string | undefined): Clearance | null {
  const declarations = useLodgements(jobId, 'declaration', asOf);
  const reports = useLodgements(jobId, 'cargo-report', asOf);
  if (declarations === null || reports === null) return null;
  const standing = declarations.findLast(({ declaration_status }) => declaration_status !== 'withdrawn');
  return { declaration: standing ?? declarations.at(-1) ?? null, reports };
}

function useLodgements(jobId: string, kind: LodgedKind, asOf: string | undefined): readonly Lodgement[] | null {
  const { org } = useDesk();
  const { data: records } = useQuery(recordQueries.list(org.id, jobId, kind, asOf));
  const found = useQueries({
    queries: (records?.results ?? []).map(({ id }) => lodgementQueries.one(org.id, jobId, kind, id, asOf)),
  });
  if (records === undefined || found.some(({ data }) => data === undefined)) return null;
  return found.flatMap(({ data }) => data ?? []);
}
