import type { LodgementLogActivities } from '@tallyport/workflows/lodgement/activities';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { type HearPorts, hearCustomsMessage, MessageRefused } from '../lodgement/hear-customs-message.js';

/** Records what customs says in the stream of the lodgement. */
export function lodgementLogActivities(ports: HearPorts): LodgementLogActivities {
  return {
    async recordCustomsMessage(message) {
      const { workflowExecution } = activityInfo();
      const run = { workflowId: workflowExecution?.workflowId ?? null, runId: workflowExecution?.runId ?? null };
      await hearCustomsMessage(ports, message, run).catch(asFailure);
    },
  };
}

function asFailure(error: unknown): never {
  throw error instanceof MessageRefused ? ApplicationFailure.nonRetryable(error.message, 'customs-message-refused') : error;
}
