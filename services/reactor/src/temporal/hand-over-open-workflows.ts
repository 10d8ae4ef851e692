import { setTimeout as sleep } from 'node:timers/promises';
import type { Temporal } from '@tallyport/temporal/temporal';
import { handOverSignal } from '@tallyport/workflows/support/messages';
import { WorkflowNotFoundError } from '@temporalio/client';

const LOOK_MS = 500;

/** Temporal shows a run in its lists a moment after it began or ended, so a list is believed when it was the same this often in a row. */
const SEEN_EMPTY = 3;

export interface HandedOver {
  readonly ended: number;
  /** Ids of the workflows that went on working all the time; they end when their step does. */
  readonly stillOpen: readonly string[];
}

/**
 * Asks every run that is open now to end at its next step, and waits until it has. A run may have to wait for its turn, so
 * the wait goes on for as long as runs end, and until none has ended for `patienceMs`.
 */
export async function handOverOpenWorkflows(temporal: Temporal, patienceMs: number): Promise<HandedOver> {
  const query = `ExecutionStatus = "Running" AND StartTime <= "${new Date().toISOString()}"`;
  const asked = new Map<string, string>();
  let open: readonly string[] = [];
  let since = performance.now();
  for (let empty = 0; empty < SEEN_EMPTY; await sleep(LOOK_MS)) {
    const runs = await askAll(temporal, query, asked);
    if (runs.length !== open.length) since = performance.now();
    else if (performance.now() - since > patienceMs) break;
    open = runs;
    empty = open.length === 0 ? empty + 1 : 0;
  }
  return { ended: asked.size - open.length, stillOpen: open.map((runId) => asked.get(runId) ?? runId) };
}

/** Asks each run of the list once. Answers those that are open. */
async function askAll({ client, bounded }: Temporal, query: string, asked: Map<string, string>): Promise<string[]> {
  const open: string[] = [];
  for await (const { workflowId, runId } of client.workflow.list({ query })) {
    open.push(runId);
    if (asked.has(runId)) continue;
    await bounded(() => client.workflow.getHandle(workflowId, runId).signal(handOverSignal)).catch((error: unknown) => {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
    });
    asked.set(runId, workflowId);
  }
  return open;
}
