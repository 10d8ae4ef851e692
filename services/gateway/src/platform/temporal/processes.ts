import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { CancelExtraction, ExtractionRef } from '@tallyport/workflows/document-extraction/messages';
import type { Recorded } from '@tallyport/workflows/support/process-stream';

/** The process of each job, which alone writes its stream. A command sent twice has one outcome. */
export interface WorkOrderProcess {
  /**
   * Resolves once the command's events are recorded. Throws the problem of a refusal, or `unavailable` when the process
   * did not answer in time: then the outcome is unknown, and a repeat with the same command id learns it.
   */
  send(command: WorkOrderCommand): Promise<Recorded>;
}

/** The process that reads a document. */
export interface ExtractionProcess {
  /** Asks it to stop. Its end is recorded by itself, later. */
  cancel(document: ExtractionRef, request: CancelExtraction): Promise<void>;
}
