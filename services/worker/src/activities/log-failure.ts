import { CommandReused } from '@tallyport/event-store/append';
import { ApplicationFailure } from '@temporalio/common';
import { ZodError } from 'zod';

/**
 * What an error of the log means for the workflow that asked. A command id used twice and an event that no contract takes fail
 * alike every time: tried again for ever, they would hold up every later command of the process. All else may pass.
 */
export function logFailure(error: unknown): unknown {
  if (error instanceof CommandReused) return ApplicationFailure.nonRetryable(error.message, 'command-reused');
  if (error instanceof TypeError || error instanceof ZodError)
    return ApplicationFailure.create({ message: 'this event cannot be recorded', type: 'defect', nonRetryable: true, cause: error });
  return error;
}
