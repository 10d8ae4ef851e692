import type { BulkCommand } from '@tallyport/contracts/freight-export/bulk-commands';
import { defineUpdate } from '@temporalio/workflow';
import type { Recorded } from '../support/messages.js';

/** Which step for many exports a `bulkWorkflow` serves. */
export interface BulkRef {
  readonly orgId: string;
  readonly bulkId: string;
}

export const BULK_WORKFLOW = 'bulkWorkflow';

export const bulkUpdate = defineUpdate<Recorded, [BulkCommand]>('command');

export function bulkWorkflowId(bulkId: string): string {
  return `bulk/${bulkId}`;
}

export function bulkStreamId(bulkId: string): string {
  return `bulk/${bulkId}`;
}
