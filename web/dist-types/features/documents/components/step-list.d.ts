import type { Extraction } from '@tallyport/contracts/document-extraction/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { Reading } from '../model/reading.js';
/** The eleven steps: what each finished one found and when, which is under way, where it broke off. */
export declare function StepList({ job, extraction, reading }: {
    job: WorkOrder;
    extraction: Extraction;
    reading: Reading;
}): import("react").JSX.Element;
