import { NewWorkOrder } from '@tallyport/contracts/work-order/http';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import type { OrderType } from '@tallyport/contracts/work-order/details';
import type { Option } from '../../../components/ui/combobox.js';
/** The eleven fields as a person fills them; a party is an option, so that its name can be shown. */
export interface ShipmentForm {
    readonly importer_id: Option | null;
    readonly exporter_id: Option | null;
    readonly notify_party_id: Option | null;
    readonly status_id: JobStatus;
    readonly waybill_number: string;
    readonly order_type: OrderType;
    readonly port_of_origin: string;
    readonly port_of_dest: string;
    readonly date_depart: string;
    readonly date_arrive: string;
    readonly branch: string;
}
export declare function emptyShipment(branch: string): ShipmentForm;
export type ShipmentField = keyof ShipmentForm;
export type Complaint = 'workOrder.create.port' | 'workOrder.create.day' | 'workOrder.create.tooLong' | 'workOrder.create.branchNeeded' | 'workOrder.create.order';
type Checked = {
    readonly ok: true;
    readonly body: NewWorkOrder;
} | {
    readonly ok: false;
    readonly wrong: Partial<Record<ShipmentField, Complaint>>;
};
/** The order that the contract accepts, or what is wrong by field. */
export declare function checkShipment(form: ShipmentForm): Checked;
export declare function isTouched(form: ShipmentForm): boolean;
export {};
