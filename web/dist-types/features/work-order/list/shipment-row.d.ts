import type { WorkOrder } from '@tallyport/contracts/work-order/http';
interface ShipmentRowProps {
    readonly id: string;
    readonly job: WorkOrder;
    readonly active: boolean;
    readonly onPoint: () => void;
    readonly onOpen: () => void;
}
/** One shipment in one line of 32 px. A cell whose value somebody else just changed washes once. */
export declare const ShipmentRow: import("react").MemoExoticComponent<({ id, job, active, onPoint, onOpen }: ShipmentRowProps) => import("react").JSX.Element>;
export {};
