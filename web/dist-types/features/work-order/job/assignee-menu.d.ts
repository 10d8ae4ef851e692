import type { WorkOrder } from '@tallyport/contracts/work-order/http';
interface AssigneeMenuProps {
    readonly job: WorkOrder;
    readonly role: 'compiler' | 'broker';
    readonly readOnly: boolean;
}
/** Who works on the job in this role, and the menu to change it. */
export declare function AssigneeMenu({ job, role, readOnly }: AssigneeMenuProps): import("react").JSX.Element;
export {};
