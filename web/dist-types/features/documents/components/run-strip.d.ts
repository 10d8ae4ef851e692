import type { Document } from '@tallyport/contracts/document-extraction/http';
interface RunStripProps {
    readonly documents: readonly Document[];
    readonly actions: {
        onCancelAll(): void;
        onReadAll(): void;
    } | null;
}
/** Over the rows: how many are being read, how many pages, how long still, and the one thing to do about it. */
export declare function RunStrip({ documents, actions }: RunStripProps): import("react").JSX.Element;
export {};
