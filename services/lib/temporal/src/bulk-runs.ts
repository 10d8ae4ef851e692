import type { BulkCommand } from '@tallyport/contracts/freight-export/bulk-commands';
import { BULK_WORKFLOW, type BulkRef, bulkUpdate, bulkWorkflowId } from '@tallyport/workflows/freight-bulk/messages';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Temporal } from './temporal.js';

/** Steps for many exports as workflows. Every call may be repeated: its command is recorded once. */
export class BulkRuns {
  constructor(private readonly temporal: Temporal) {}

  /** Resolves once the command's events are recorded. */
  send(command: BulkCommand): Promise<Recorded> {
    return this.temporal.bounded(() =>
      this.temporal.client.workflow.executeUpdateWithStart(bulkUpdate, {
        startWorkflowOperation: new WithStartWorkflowOperation(BULK_WORKFLOW, optionsOf(command)),
        args: [command],
        updateId: command.commandId,
      }),
    );
  }

  /** Sees to it that a run takes it on: the one that is open, or a new one. */
  async start(ref: BulkRef): Promise<void> {
    await this.temporal.bounded(() => this.temporal.client.workflow.start(BULK_WORKFLOW, optionsOf(ref)));
  }
}

function optionsOf({ orgId, bulkId }: BulkRef) {
  const args: [BulkRef] = [{ orgId, bulkId }];
  return { workflowId: bulkWorkflowId(bulkId), taskQueue: WORKFLOWS_QUEUE, args, workflowIdConflictPolicy: 'USE_EXISTING' as const };
}
