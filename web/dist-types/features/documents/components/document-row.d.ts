import type { Document } from '@tallyport/contracts/document-extraction/http';
interface DocumentRowProps {
    readonly document: Document;
    readonly isChosen: boolean;
    /** Absent where nothing may be changed: in the past, and for those who only read. */
    readonly actions: {
        onCancel(): void;
        onRetry(): void;
    } | null;
    onChoose(): void;
}
/** One document: how it looks, what it is, how far its reading is, what wants to be checked. */
export declare function DocumentRow({ document, isChosen, actions, onChoose }: DocumentRowProps): import("react").JSX.Element;
export {};
