import {
  type CancelExtraction,
  cancelExtractionSignal,
  EXTRACTION_WORKFLOW,
  type ExtractionRef,
  extractionWorkflowId,
} from '@tallyport/workflows/document-extraction/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { isGrpcServiceError, ServiceError } from '@temporalio/client';
import { type BoundedTemporal, tookTooLong } from './bounded-temporal.js';
import type { ExtractionProcess } from './processes.js';

/** Readings as workflows. The signal starts the run where there is none yet, so that a reading that waits in line can be stopped too. */
export class TemporalExtractions implements ExtractionProcess {
  constructor(private readonly temporal: BoundedTemporal) {}

  async cancel(document: ExtractionRef, request: CancelExtraction): Promise<void> {
    try {
      await this.temporal.call((client) =>
        client.workflow.signalWithStart(EXTRACTION_WORKFLOW, {
          workflowId: extractionWorkflowId(document.documentId),
          taskQueue: WORKFLOWS_QUEUE,
          args: [document],
          signal: cancelExtractionSignal,
          signalArgs: [request],
        }),
      );
    } catch (error) {
      throw error instanceof ServiceError || isGrpcServiceError(error) ? tookTooLong(error) : error;
    }
  }
}
