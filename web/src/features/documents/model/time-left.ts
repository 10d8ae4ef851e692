import type { Extraction } from '@tallyport/contracts/document-extraction/document';

/** What may honestly be said about the time: nothing while too few pages are known, a range, or that it takes longer than usual. */
export type TimeLeft =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'about'; readonly leftMs: number; readonly usual: { readonly fromMs: number; readonly toMs: number } }
  | { readonly kind: 'longer'; readonly soFarMs: number };

/** Below this nobody waits: a short document is not late because it took two seconds instead of one. */
const WORTH_A_WORD_MS = 15_000;

/**
 * Pages left × the median of this reader's pages lately; never before the pace is known. Past the 80th percentile of the
 * whole document it says only how long it took so far, so that the figure never counts up and down.
 */
export function timeLeft(extraction: Pick<Extraction, 'pages' | 'pace' | 'started_at'>, pagesRead: number, now: number): TimeLeft {
  const { pages, pace, started_at } = extraction;
  if (pages === null || pace === null || started_at === null) return { kind: 'unknown' };
  const soFarMs = now - Date.parse(started_at);
  if (soFarMs > Math.max(WORTH_A_WORD_MS, pages * pace.p80_ms) && pagesRead < pages) return { kind: 'longer', soFarMs };
  const left = pages - pagesRead;
  return { kind: 'about', leftMs: left * pace.median_ms, usual: { fromMs: left * pace.p20_ms, toMs: left * pace.p80_ms } };
}

/** Rounded up to 5 s, above a minute to 10 s. */
export function roundedSeconds(ms: number): number {
  const seconds = Math.max(0, ms / 1_000);
  const step = seconds > 60 ? 10 : 5;
  return Math.max(step, Math.ceil(seconds / step) * step);
}
