import type { ExtractionProgress, KeptChanged, RecordChanged } from '@tallyport/contracts/realtime';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import { queryKeys } from '../lib/query-keys.js';

export type Progress = z.infer<typeof ExtractionProgress>;
type Changed = z.infer<typeof RecordChanged>;
type Kept = z.infer<typeof KeptChanged>;

/** Marks queries as outdated; what is on the screen is fetched again. Given in, so that bursts become one fetch. */
export type Invalidate = (filter: Outdated) => void;

export interface Outdated {
  readonly queryKey: QueryKey;
  readonly predicate?: (query: Query) => boolean;
  /** How long a fetch of these keeps the next one waiting. */
  readonly quietMs?: number;
}

/** Counts need not follow every hint. */
const COUNTS_QUIET_MS = 2_000;
/** A thousand exports may go on at once; whoever watches them reads no faster than this. */
const EXPORTS_QUIET_MS = 500;
/** The streams by which the lists, causes and counts of exports change. */
const OF_EXPORTS: ReadonlySet<string | undefined> = new Set(['export', 'bulk']);

/**
 * Turns a hint of the server into the fetches that it makes necessary. A newer position wins, whichever way it came by. Of a stream that
 * belongs to no job, such as what customs sent, nobody knows which job shows it: then every query counts that says so.
 */
export function applyFrame(cache: QueryClient, frame: Changed | Kept | Progress, invalidate: Invalidate): void {
  if (frame.type === 'extraction.progress') return applyProgress(cache, frame, invalidate);
  if (frame.type === 'kept.changed') return applyKept(frame, invalidate);
  invalidateLists(frame.org, invalidate);
  if (OF_EXPORTS.has(areaOf(frame))) invalidate({ queryKey: queryKeys.exports(frame.org), quietMs: EXPORTS_QUIET_MS });
  if (frame.work_order_id === null) {
    invalidate({ queryKey: queryKeys.org(frame.org), predicate: (query) => areasOf(query)?.includes(areaOf(frame)) ?? false });
    return;
  }
  invalidate({ queryKey: queryKeys.job(frame.org, frame.work_order_id), predicate: (query) => isTouched(query, frame) });
}

/** Fetches everything of the organisation that is on the screen: after a gap that hints cannot fill. */
export function refetchShown(orgId: string, invalidate: Invalidate): void {
  invalidate({ queryKey: queryKeys.org(orgId), predicate: (query) => !isProgress(query) });
}

function isTouched(query: Query, frame: Changed): boolean {
  if (isProgress(query)) return false;
  if (areasOf(query)?.includes(areaOf(frame)) === false) return false;
  return !hasReached(query.state.data, frame);
}

/** What a query says that it shows; null where it says nothing. */
function areasOf(query: Query): readonly unknown[] | null {
  const areas = query.meta?.['shows'];
  return Array.isArray(areas) ? areas : null;
}

function areaOf({ stream_id }: Changed): string | undefined {
  return stream_id.split('/')[0];
}

/** Whether a query, of one view or of several, already shows this stream at that position or a later one: the answer to the own command. */
function hasReached(data: unknown, frame: Changed): boolean {
  return viewsIn(data).some(
    ({ id, kind, stream_position }) =>
      typeof stream_position === 'number' &&
      frame.stream_id.endsWith(`/${String(id)}`) &&
      (kind === undefined || kind === areaOf(frame)) &&
      stream_position >= frame.stream_position,
  );
}

type View = { readonly id?: unknown; readonly kind?: unknown; readonly stream_position?: unknown };

function viewsIn(data: unknown): readonly View[] {
  const { results } = (data ?? {}) as { results?: unknown };
  const views = Array.isArray(data) ? data : Array.isArray(results) ? results : [data];
  return views.filter((view): view is View => typeof view === 'object' && view !== null);
}

/** Members, branches, parties, settings: who shows rows of that table fetches, and who shows oneself and one's organisations too. */
function applyKept({ org, kept_table }: Kept, invalidate: Invalidate): void {
  const predicate = ({ meta }: Query) => {
    const tables = meta?.['keeps'];
    return Array.isArray(tables) && tables.includes(kept_table);
  };
  invalidate({ queryKey: queryKeys.org(org), predicate });
  invalidate({ queryKey: queryKeys.accessible, predicate });
  invalidate({ queryKey: queryKeys.me, predicate });
  // Lists are narrowed by who is in a team.
  if (kept_table === 'team_member') invalidateLists(org, invalidate);
}

/** Progress carries its own data; only an end makes other values than the track change. */
function applyProgress(cache: QueryClient, frame: Progress, invalidate: Invalidate): void {
  const key = queryKeys.progress(frame.org, frame.work_order_id, frame.document_id);
  const known = cache.getQueryData<Progress>(key);
  if (known && known.stream_position >= frame.stream_position) return;
  cache.setQueryData(key, frame);
  const began = known?.attempt !== frame.attempt;
  if (frame.state === 'running' && !began) return;
  invalidate({ queryKey: queryKeys.job(frame.org, frame.work_order_id), predicate: (query) => !isProgress(query) });
  invalidateLists(frame.org, invalidate);
}

function invalidateLists(orgId: string, invalidate: Invalidate): void {
  invalidate({ queryKey: queryKeys.jobLists(orgId) });
  invalidate({ queryKey: queryKeys.jobCounts(orgId), quietMs: COUNTS_QUIET_MS });
}

function isProgress(query: Query): boolean {
  return query.queryKey[4] === 'progress';
}
