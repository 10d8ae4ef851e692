import { NoAnswer } from '@tallyport/temporal/temporal';
import { isGrpcServiceError, ServiceError, WorkflowUpdateRPCTimeoutOrCancelledError } from '@temporalio/client';
import { ProblemError } from '../problems/problem-error.js';

const COME_BACK_SECONDS = 2;

/** That Temporal did not answer is the problem `unavailable`; anything else is passed through. */
export function unavailable(error: unknown): unknown {
  const isAway =
    error instanceof NoAnswer ||
    error instanceof WorkflowUpdateRPCTimeoutOrCancelledError ||
    error instanceof ServiceError ||
    isGrpcServiceError(error);
  return isAway ? new ProblemError('unavailable', {}, COME_BACK_SECONDS, { cause: error }) : error;
}
