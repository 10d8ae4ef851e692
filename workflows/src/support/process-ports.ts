import { condition, patched, proxyLocalActivities } from '@temporalio/workflow';
import { quick } from './activity-options.js';
import type { EventStoreActivities } from './event-store-activities.js';

/** What a process stream needs of the run it lives in. */
export interface ProcessPorts {
  readonly log: EventStoreActivities;
  readonly waitUntil: (holds: () => boolean) => Promise<void>;
  /** Whether this run looks into the log before it believes a state that no append has confirmed. */
  readonly isAskedAgain: () => boolean;
}

/** Those of a workflow: the log through local activities. */
export const workflowPorts: ProcessPorts = {
  log: proxyLocalActivities<EventStoreActivities>(quick),
  waitUntil: (holds) => condition(holds),
  // Introduced 2026-11-23 with histories from before. To be deprecated once no run from before is open, a day after its
  // installation at the latest, and removed once none that recorded it is.
  isAskedAgain() {
    if (!patched('2026-11-log-asked-before-refusal')) return false;
    return true;
  },
};
