import { Rejection } from '@tallyport/domain/rejection';
import { ApplicationFailure } from '@temporalio/workflow';

/**
 * A decider's refusal leaves an update as a failure that names the problem: in a workflow a plain error would block
 * the task until new code is deployed, which is right for a defect only.
 */
export function refusing<T>(decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Rejection) {
      throw ApplicationFailure.nonRetryable(error.message, error.code, { conflicts: error.conflicts });
    }
    throw error;
  }
}
