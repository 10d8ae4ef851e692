import { parseEvent } from '@tallyport/contracts/parse-event';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { EventStoreActivities } from '@tallyport/workflows/support/event-store-activities';
import { PROCESS_DECIDERS } from '@tallyport/workflows/support/process-deciders';
import { activityInfo } from '@temporalio/activity';
import { logFailure } from './log-failure.js';

/** The log for workflows. Every call may be repeated: appends carry ids that come from the command. */
export function eventStoreActivities(store: EventStore): EventStoreActivities {
  return {
    async loadProcessStream({ orgId, streamId, decider: name }) {
      const decider = PROCESS_DECIDERS[name];
      const { state, head } = await store.fold<unknown>(orgId, streamId, {
        ...decider,
        name,
        evolve: (folded, event) => {
          const parsed = parseEvent(event);
          return parsed ? decider.evolve(folded, parsed as never) : folded;
        },
      });
      return { streamPosition: head.streamPosition, hash: head.hash.toString('hex'), state };
    },

    async findRecordedCommand({ orgId, streamId, commandId }) {
      const events = await store.findCommand(orgId, streamId, commandId);
      return events.at(-1)?.streamPosition ?? null;
    },

    async appendEvents({ orgId, streamId, jobId, after, commandId, correlationId, actor, recordedAt, events }) {
      const { workflowExecution } = activityInfo();
      const appended = await store
        .append({
          orgId,
          streamId,
          jobId,
          after: { streamPosition: after.streamPosition, hash: Buffer.from(after.hash, 'hex') },
          events,
          recordedAt,
          metadata: {
            actor,
            commandId,
            correlationId,
            causationId: null,
            workflowId: workflowExecution?.workflowId ?? null,
            runId: workflowExecution?.runId ?? null,
          },
        })
        .catch((error: unknown) => {
          throw logFailure(error);
        });
      if (appended.kind === 'conflict') return { kind: 'conflict' };
      return { kind: 'recorded', streamPosition: appended.head.streamPosition, hash: appended.head.hash.toString('hex') };
    },
  };
}
