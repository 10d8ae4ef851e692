import { FieldConflict, ProblemCode } from '@tallyport/contracts/problem';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { Temporal } from '@tallyport/temporal/temporal';
import type { Recorded } from '@tallyport/workflows/support/process-stream';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { WORK_ORDER_WORKFLOW, workOrderUpdate, workOrderWorkflowId } from '@tallyport/workflows/work-order/messages';
import { WithStartWorkflowOperation, WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { z } from 'zod';
import { ProblemError } from '../problems/problem-error.js';
import type { WorkOrderProcess } from './processes.js';
import { unavailable } from './unavailable.js';

const Refusal = z.object({ conflicts: z.array(FieldConflict).default([]) });

/** Jobs as workflows, reached by Update-with-Start: the run that is open takes the command, or a new one is started for it. */
export class TemporalWorkOrders implements WorkOrderProcess {
  constructor(private readonly temporal: Temporal) {}

  async send(command: WorkOrderCommand): Promise<Recorded> {
    const { orgId, workOrderId } = command;
    const startWorkflowOperation = new WithStartWorkflowOperation(WORK_ORDER_WORKFLOW, {
      workflowId: workOrderWorkflowId(workOrderId),
      taskQueue: WORKFLOWS_QUEUE,
      args: [{ orgId, workOrderId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    try {
      return await this.temporal.bounded(() =>
        this.temporal.client.workflow.executeUpdateWithStart(workOrderUpdate, {
          startWorkflowOperation,
          args: [command],
          updateId: command.commandId,
        }),
      );
    } catch (error) {
      throw explained(error);
    }
  }
}

/** A refusal of the decider is an application failure named after its problem; that nobody answered is `unavailable`. */
function explained(error: unknown): unknown {
  if (error instanceof WorkflowUpdateFailedError && error.cause instanceof ApplicationFailure) return refusalOf(error.cause) ?? error;
  return unavailable(error);
}

function refusalOf({ type, details }: ApplicationFailure): ProblemError | null {
  const code = ProblemCode.safeParse(type);
  if (!code.success) return null;
  const refusal = Refusal.safeParse(details?.[0]);
  const conflicts = refusal.success ? refusal.data.conflicts : [];
  return new ProblemError(code.data, conflicts.length > 0 ? { conflicts } : {});
}
