import { type ExtractionState, type ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
interface ExtractionTrackProps {
    readonly state: ExtractionState;
    /** The step under way, or the one at which it ended; null while it waits in line. */
    readonly step: ExtractionStep | null;
}
/** Eleven ticks, one a step. The twelfth state, failed, turns the tick where it happened red; a cancelled one is hatched. */
export declare function ExtractionTrack({ state, step }: ExtractionTrackProps): import("react").JSX.Element;
export {};
