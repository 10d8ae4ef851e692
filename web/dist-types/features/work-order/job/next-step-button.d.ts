import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** The one dark button of the page: the step that the job takes next, or who it waits for. */
export declare function NextStepButton({ job }: {
    job: WorkOrder;
}): import("react").JSX.Element | null;
