import type { WorkOrder } from '@tallyport/contracts/work-order/http';
interface DocumentsTabProps {
    readonly job: WorkOrder;
    readonly asOf: string | undefined;
}
/** Watch papers become data, and step in where they do not. In the past it shows what was there then, and changes nothing. */
export declare function DocumentsTab({ job, asOf }: DocumentsTabProps): import("react").JSX.Element;
export {};
