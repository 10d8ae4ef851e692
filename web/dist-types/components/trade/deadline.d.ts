import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
interface DeadlineProps {
    readonly deadline: string | null;
    readonly status: JobStatus;
    readonly zone: string;
}
/** While a job is Available the time that is left, or over in red; at other statuses only the date. */
export declare function Deadline({ deadline, status, zone }: DeadlineProps): import("react").JSX.Element | null;
export {};
