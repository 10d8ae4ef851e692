import type { BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import type { BulkRef } from './messages.js';

/** Where handing over goes on. */
export interface BulkPortion extends BulkRef {
  readonly from: number;
}

/** Handing commands to exports. Each has an id of its own that follows from the step and the export, so that it may be repeated. */
export interface BulkActivities {
  /** Hands the next of them to their processes, some at once, and answers in the order of the list what became of each. */
  handPortion(portion: BulkPortion): Promise<readonly BulkItemResult[]>;
}
