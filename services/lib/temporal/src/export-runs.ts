import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import {
  acknowledgementUpdate,
  type ExportRef,
  exportUpdate,
  exportWorkflowId,
  exportWorkflowType,
  type HandedAcknowledgement,
} from '@tallyport/workflows/freight-export/messages';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Temporal } from './temporal.js';

/** An export, and what it exports: that says which workflow serves it. */
export interface KnownExport extends ExportRef {
  readonly kind: ExportKind;
}

/** Exports as workflows, each reached by Update-with-Start. Every call may be repeated: its command is recorded once. */
export class ExportRuns {
  constructor(private readonly temporal: Temporal) {}

  /** Resolves once the command's events are recorded. Throws what the update fails with. */
  send(kind: ExportKind, command: ExportCommand): Promise<Recorded> {
    return this.temporal.bounded(() =>
      this.temporal.client.workflow.executeUpdateWithStart(exportUpdate, {
        startWorkflowOperation: startOf({ ...command, kind }),
        args: [command],
        updateId: command.commandId,
      }),
    );
  }

  /** Resolves once what an acknowledgement says stands in the stream of the export. */
  async hear(ref: KnownExport, message: HandedAcknowledgement): Promise<void> {
    await this.temporal.bounded(() =>
      this.temporal.client.workflow.executeUpdateWithStart(acknowledgementUpdate, {
        startWorkflowOperation: startOf(ref),
        args: [message],
        updateId: message.commandId,
      }),
    );
  }

  /** Sees to it that a run takes the export on: the one that is open, or a new one. */
  async start(ref: KnownExport): Promise<void> {
    await this.temporal.bounded(() => this.temporal.client.workflow.start(exportWorkflowType(ref.kind), optionsOf(ref)));
  }
}

function startOf(ref: KnownExport) {
  return new WithStartWorkflowOperation(exportWorkflowType(ref.kind), optionsOf(ref));
}

function optionsOf({ orgId, workOrderId, exportId }: KnownExport) {
  const args: [ExportRef] = [{ orgId, workOrderId, exportId }];
  return {
    workflowId: exportWorkflowId(exportId),
    taskQueue: WORKFLOWS_QUEUE,
    args,
    workflowIdConflictPolicy: 'USE_EXISTING' as const,
  };
}
