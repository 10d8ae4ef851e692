import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { Cursor } from '../../../lib/use-cursor.js';
interface ShipmentTableProps {
    readonly rows: readonly WorkOrder[];
    readonly cursor: Cursor;
    readonly onOpen: (id: string) => void;
}
/** The shipments as a grid with one cursor. */
export declare function ShipmentTable({ rows, cursor, onOpen }: ShipmentTableProps): import("react").JSX.Element;
export {};
