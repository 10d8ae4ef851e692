import type { History } from '@temporalio/common/lib/proto-utils.js';

/** A history of one run, and what it was played for. */
export interface RecordedHistory {
  readonly workflowId: string;
  readonly history: History;
  readonly faultPoint: string;
}
