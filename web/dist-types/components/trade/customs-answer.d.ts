import type { N10Data } from '@tallyport/contracts/work-order/http';
/** What customs said that changes how a job looks: held paints it red, cleared green. */
export interface CustomsAnswer {
    readonly kind: 'held' | 'cleared';
    /** asc_dec, asc_scr, aqis_dec, aqis_scr; empty where customs gave no line. */
    readonly flags: string;
}
export declare function customsAnswer(n10: N10Data | null): CustomsAnswer | null;
