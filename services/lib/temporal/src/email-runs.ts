import { EMAIL_WORKFLOW, type EmailRef, emailWorkflowId, wakeSignal } from '@tallyport/workflows/outbound-email/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import type { Temporal } from './temporal.js';

/** Mails as workflows. */
export class EmailRuns {
  constructor(private readonly temporal: Temporal) {}

  /** Sees to it that a run takes on what stands in the stream by now: the one that is open, or a new one. */
  async wake({ orgId, emailId, workOrderId }: EmailRef): Promise<void> {
    const args: [EmailRef] = [{ orgId, emailId, workOrderId }];
    await this.temporal.bounded(() =>
      this.temporal.client.workflow.signalWithStart(EMAIL_WORKFLOW, {
        workflowId: emailWorkflowId(emailId),
        taskQueue: WORKFLOWS_QUEUE,
        args,
        signal: wakeSignal,
        signalArgs: [],
      }),
    );
  }
}
