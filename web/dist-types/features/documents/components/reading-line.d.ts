import type { Document } from '@tallyport/contracts/document-extraction/http';
import type { Reading } from '../model/reading.js';
interface ReadingLineProps {
    readonly document: Document;
    readonly reading: Reading;
}
/** Under the track: the step in words, and at the right what can be said about the time. */
export declare function ReadingLine({ document, reading }: ReadingLineProps): import("react").JSX.Element;
export {};
