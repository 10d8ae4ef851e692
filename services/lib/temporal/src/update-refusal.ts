import { WorkflowUpdateFailedError } from '@temporalio/client';
import { ActivityFailure, ApplicationFailure } from '@temporalio/common';

/** What a workflow, or an activity that it asked, refused for good when it was handed an update; null for whatever may pass. */
export function updateRefusal(error: unknown): ApplicationFailure | null {
  if (!(error instanceof WorkflowUpdateFailedError)) return null;
  const cause = error.cause instanceof ActivityFailure ? error.cause.cause : error.cause;
  return cause instanceof ApplicationFailure && cause.nonRetryable === true ? cause : null;
}
