import type { Document } from '@tallyport/contracts/document-extraction/http';
import type { ExtractionState, ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import type { Progress } from '../../../realtime/apply-frame.js';
/** Where the reading of a document stands, from whichever road brought the newest word: the list or the socket. */
export interface Reading {
    readonly state: ExtractionState;
    readonly step: ExtractionStep | null;
    readonly pagesRead: number;
    readonly pages: number | null;
}
export declare function readingOf({ extraction }: Document, progress: Progress | null | undefined): Reading | null;
export declare function isUnderWay(state: ExtractionState | undefined): boolean;
