import { type JobStatus } from '@tallyport/contracts/work-order/job-status';
import type { CustomsAnswer } from './customs-answer.js';
interface JobStatusBarProps {
    readonly status: JobStatus;
    readonly answer: CustomsAnswer | null;
}
/** The five strokes of a job, 12 by 6: filled up to its status; all red when customs hold it, all green when cleared. */
export declare function JobStatusBar({ status, answer }: JobStatusBarProps): import("react").JSX.Element;
/** The same bar over the head of the job, with a word under each stroke. `was` hatches the present step of a past moment. */
export declare function JobStatusSteps({ status, answer, now }: JobStatusBarProps & {
    readonly now?: JobStatus;
}): import("react").JSX.Element;
/** "Ready for Compile, step 2 of 5", and what customs said. */
export declare function useStatusName(): (status: JobStatus, answer: CustomsAnswer | null) => string;
export {};
