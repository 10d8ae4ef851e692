import type { Document } from '@tallyport/contracts/document-extraction/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
interface DocumentPanelProps {
    readonly document: Document;
    readonly job: WorkOrder;
    readonly isPast: boolean;
    readonly onWithdraw: (() => void) | null;
}
/** The chosen document: its pages as they are read, its steps with their times. */
export declare function DocumentPanel({ document, job, isPast, onWithdraw }: DocumentPanelProps): import("react").JSX.Element;
export {};
