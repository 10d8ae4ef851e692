import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import { defineUpdate } from '@temporalio/workflow';
import type { Recorded } from '../support/messages.js';

/** Which sync a `freightSync` workflow serves. */
export interface SyncRef {
  readonly orgId: string;
  readonly syncId: string;
  /** The job whose lane it is in; without one, that of the organisation. */
  readonly workOrderId: string | null;
}

export const SYNC_WORKFLOW = 'freightSync';

export const syncUpdate = defineUpdate<Recorded, [SyncCommand]>('command');

export function syncWorkflowId(syncId: string): string {
  return `sync/${syncId}`;
}

export function syncStreamId(syncId: string): string {
  return `sync/${syncId}`;
}
