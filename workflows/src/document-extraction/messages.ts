import type { Actor } from '@tallyport/contracts/actor';
import { defineSignal } from '@temporalio/workflow';

/** Which document an `extraction` workflow reads. What was asked for and how far it is stands in its stream. */
export interface ExtractionRef {
  readonly orgId: string;
  readonly workOrderId: string;
  readonly documentId: string;
}

export const EXTRACTION_WORKFLOW = 'extractionWorkflow';

/**
 * An attempt was requested. Sent by signal-with-start: a run that is just about to end takes the signal and goes on
 * with the new attempt, so no request is lost between two runs.
 */
export const extractionRequestedSignal = defineSignal<[{ readonly attempt: number }]>('requested');

export interface CancelExtraction {
  readonly commandId: string;
  readonly actor: Actor;
  /** `person`, `document-withdrawn` or `work-order-deleted`. */
  readonly reason: string;
  readonly issuedAt: string;
  /** The attempt that is meant: a later one is not ended by it. Without it, whichever is open. */
  readonly attempt?: number;
}

/** Stop reading. Finished pages are kept; the end is recorded. */
export const cancelExtractionSignal = defineSignal<[CancelExtraction]>('cancel');

export function extractionWorkflowId(documentId: string): string {
  return `extraction/${documentId}`;
}

export function extractionStreamId(documentId: string): string {
  return `extraction/${documentId}`;
}
