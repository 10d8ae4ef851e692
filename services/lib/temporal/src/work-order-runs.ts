import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { WORK_ORDER_WORKFLOW, workOrderUpdate, workOrderWorkflowId } from '@tallyport/workflows/work-order/messages';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Temporal } from './temporal.js';

/** Jobs as workflows, reached by Update-with-Start: the run that is open takes the command, or a new one is started for it. */
export class WorkOrderRuns {
  constructor(private readonly temporal: Temporal) {}

  /** Resolves once the command's events are recorded. Throws what the update fails with. */
  async send(command: WorkOrderCommand): Promise<Recorded> {
    const { orgId, workOrderId } = command;
    const startWorkflowOperation = new WithStartWorkflowOperation(WORK_ORDER_WORKFLOW, {
      workflowId: workOrderWorkflowId(workOrderId),
      taskQueue: WORKFLOWS_QUEUE,
      args: [{ orgId, workOrderId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    return this.temporal.bounded(() =>
      this.temporal.client.workflow.executeUpdateWithStart(workOrderUpdate, {
        startWorkflowOperation,
        args: [command],
        updateId: command.commandId,
      }),
    );
  }
}
