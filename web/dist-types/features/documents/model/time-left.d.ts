import type { Extraction } from '@tallyport/contracts/document-extraction/http';
/** What may honestly be said about the time: nothing while too few pages are known, a range, or that it takes longer than usual. */
export type TimeLeft = {
    readonly kind: 'unknown';
} | {
    readonly kind: 'about';
    readonly leftMs: number;
    readonly usual: {
        readonly fromMs: number;
        readonly toMs: number;
    };
} | {
    readonly kind: 'longer';
    readonly soFarMs: number;
};
/**
 * Pages left × the median of this reader's pages lately; never before the pace is known. Past the 80th percentile of the
 * whole document it says only how long it took so far, so that the figure never counts up and down.
 */
export declare function timeLeft(extraction: Pick<Extraction, 'pages' | 'pace' | 'started_at'>, pagesRead: number, now: number): TimeLeft;
/** Rounded up to 5 s, above a minute to 10 s. */
export declare function roundedSeconds(ms: number): number;
