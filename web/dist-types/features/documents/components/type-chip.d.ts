import type { Document } from '@tallyport/contracts/document-extraction/http';
/** What the paper is: its code, or its title where it has none; several for a file with several documents. */
export declare function TypeChip({ segments }: {
    segments: Document['segments'];
}): import("react").JSX.Element[];
