import { setTimeout as sleep } from 'node:timers/promises';
import type { Temporal } from '@tallyport/temporal/temporal';
import { WorkflowNotFoundError } from '@temporalio/client';

const OPEN = 'ExecutionStatus = "Running"';
const LOOK_MS = 500;

/** Temporal shows a run in its lists a moment after it began, so "none open" is believed when it was seen this often in a row. */
const SEEN_EMPTY = 3;

/** Ends every open workflow of the namespace: they belong to a log that is no more. Answers how many there were. */
export async function endOpenWorkflows({ client, bounded }: Temporal, reason: string): Promise<number> {
  const ended = new Set<string>();
  for (let empty = 0; empty < SEEN_EMPTY; ) {
    const before = ended.size;
    for await (const { workflowId, runId } of client.workflow.list({ query: OPEN })) {
      if (ended.has(runId)) continue;
      await bounded(() => client.workflow.getHandle(workflowId, runId).terminate(reason)).catch((error: unknown) => {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      });
      ended.add(runId);
    }
    empty = ended.size === before ? empty + 1 : 0;
    if (empty < SEEN_EMPTY) await sleep(LOOK_MS);
  }
  return ended.size;
}
