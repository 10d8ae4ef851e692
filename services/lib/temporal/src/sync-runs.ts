import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import { SYNC_WORKFLOW, type SyncRef, syncUpdate, syncWorkflowId } from '@tallyport/workflows/freight-sync/messages';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Temporal } from './temporal.js';

/** Fetches from freight systems as workflows. Every call may be repeated: its command is recorded once. */
export class SyncRuns {
  constructor(private readonly temporal: Temporal) {}

  /** Resolves once the command's events are recorded. */
  send(ref: SyncRef, command: SyncCommand): Promise<Recorded> {
    return this.temporal.bounded(() =>
      this.temporal.client.workflow.executeUpdateWithStart(syncUpdate, {
        startWorkflowOperation: new WithStartWorkflowOperation(SYNC_WORKFLOW, optionsOf(ref)),
        args: [command],
        updateId: command.commandId,
      }),
    );
  }

  /** Sees to it that a run takes it on: the one that is open, or a new one. */
  async start(ref: SyncRef): Promise<void> {
    await this.temporal.bounded(() => this.temporal.client.workflow.start(SYNC_WORKFLOW, optionsOf(ref)));
  }
}

function optionsOf({ orgId, syncId, workOrderId }: SyncRef) {
  const args: [SyncRef] = [{ orgId, syncId, workOrderId }];
  return { workflowId: syncWorkflowId(syncId), taskQueue: WORKFLOWS_QUEUE, args, workflowIdConflictPolicy: 'USE_EXISTING' as const };
}
