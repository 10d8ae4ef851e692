import {
  type CancelExtraction,
  cancelExtractionSignal,
  EXTRACTION_WORKFLOW,
  type ExtractionRef,
  extractionRequestedSignal,
  extractionWorkflowId,
} from '@tallyport/workflows/document-extraction/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import type { Temporal } from './temporal.js';

/** Starting and ending the `extraction` workflows of documents. Each call may be repeated: one document has one run at a time. */
export class ExtractionRuns {
  constructor(private readonly temporal: Temporal) {}

  /** Sees to it that this attempt is read: by the run that is open, or by a new one. */
  async request(ref: ExtractionRef, attempt: number): Promise<void> {
    await this.temporal.bounded(() =>
      this.temporal.client.workflow.signalWithStart(EXTRACTION_WORKFLOW, {
        ...whereOf(ref),
        signal: extractionRequestedSignal,
        signalArgs: [{ attempt }],
      }),
    );
  }

  /** Sees to it that the open attempt ends, and that its end is recorded: also when no run is there yet. */
  async cancel(ref: ExtractionRef, { commandId, actor, reason, issuedAt, attempt }: CancelExtraction): Promise<void> {
    await this.temporal.bounded(() =>
      this.temporal.client.workflow.signalWithStart(EXTRACTION_WORKFLOW, {
        ...whereOf(ref),
        signal: cancelExtractionSignal,
        signalArgs: [{ commandId, actor, reason, issuedAt, ...(attempt === undefined ? {} : { attempt }) }],
      }),
    );
  }
}

function whereOf({ orgId, workOrderId, documentId }: ExtractionRef) {
  return { workflowId: extractionWorkflowId(documentId), taskQueue: WORKFLOWS_QUEUE, args: [{ orgId, workOrderId, documentId }] };
}
