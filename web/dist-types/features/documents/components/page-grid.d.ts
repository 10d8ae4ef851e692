import type { Document, Extraction } from '@tallyport/contracts/document-extraction/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { Reading } from '../model/reading.js';
interface PageGridProps {
    readonly job: WorkOrder;
    readonly document: Document;
    readonly extraction: Extraction;
    readonly reading: Reading;
}
/** Six pages across: the read ones, the one under way with a line on it, the waiting ones paler. */
export declare function PageGrid({ job, document, extraction, reading }: PageGridProps): import("react").JSX.Element;
export {};
