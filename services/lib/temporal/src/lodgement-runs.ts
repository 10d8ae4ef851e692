import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import {
  customsMessageUpdate,
  type HandedMessage,
  LODGEMENT_WORKFLOW,
  type LodgementRef,
  lodgementUpdate,
  lodgementWorkflowId,
} from '@tallyport/workflows/lodgement/messages';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Temporal } from './temporal.js';

/** Lodgements as workflows, each reached by Update-with-Start. Every call may be repeated: its command is recorded once. */
export class LodgementRuns {
  constructor(private readonly temporal: Temporal) {}

  /** Resolves once the command's events are recorded. Throws what the update fails with. */
  send(command: LodgementCommand): Promise<Recorded> {
    return this.temporal.bounded(() =>
      this.temporal.client.workflow.executeUpdateWithStart(lodgementUpdate, {
        startWorkflowOperation: startOf(command),
        args: [command],
        updateId: command.commandId,
      }),
    );
  }

  /** Resolves once what customs says in this message stands in the stream of the lodgement. */
  async hear(ref: LodgementRef, message: HandedMessage): Promise<void> {
    await this.temporal.bounded(() =>
      this.temporal.client.workflow.executeUpdateWithStart(customsMessageUpdate, {
        startWorkflowOperation: startOf(ref),
        args: [message],
        updateId: message.commandId,
      }),
    );
  }

  /** Sees to it that a run brings what is signed to customs: the one that is open, or a new one. */
  async start(ref: LodgementRef): Promise<void> {
    await this.temporal.bounded(() => this.temporal.client.workflow.start(LODGEMENT_WORKFLOW, optionsOf(ref)));
  }
}

function startOf(ref: LodgementRef) {
  return new WithStartWorkflowOperation(LODGEMENT_WORKFLOW, optionsOf(ref));
}

function optionsOf({ orgId, workOrderId, lodgementId }: LodgementRef) {
  return {
    workflowId: lodgementWorkflowId(lodgementId),
    taskQueue: WORKFLOWS_QUEUE,
    args: [{ orgId, workOrderId, lodgementId }],
    workflowIdConflictPolicy: 'USE_EXISTING' as const,
  };
}
