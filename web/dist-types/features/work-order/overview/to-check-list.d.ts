import type { WorkOrder } from '@tallyport/contracts/work-order/http';
/** Every value that somebody should look at, by record; Enter goes there. */
export declare function ToCheckList({ job, asOf }: {
    job: WorkOrder;
    asOf: string | undefined;
}): import("react").JSX.Element;
