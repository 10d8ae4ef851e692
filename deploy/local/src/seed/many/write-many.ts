import { START } from '@tallyport/event-store/append';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { MANY_ORG, type ManyPlan, type ManyStream, manyJob } from './many-jobs.js';

/** So many jobs go into one transaction, and so many transactions are under way. */
const TOGETHER = 50;
const LINES = 4;

/**
 * Records many jobs in the log, as facts that once were decided, and without any workflow: a process stream is open only to a command.
 * It may be repeated, also with more: what stands already is found by its command.
 */
export async function writeMany(store: EventStore, plan: ManyPlan, onProgress: (done: number) => void): Promise<void> {
  let next = 0;
  const line = async () => {
    for (let from = next; from < plan.count; from = next) {
      next = from + TOGETHER;
      const numbers = Array.from({ length: Math.min(TOGETHER, plan.count - from) }, (_, n) => from + n);
      await write(
        store,
        numbers.flatMap((n) => manyJob(n, plan)),
      );
      onProgress(Math.min(next, plan.count));
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
}

async function write(store: EventStore, streams: readonly ManyStream[]): Promise<void> {
  const requests = streams.map(({ streamId, jobId, events, recordedAt }) => {
    const commandId = uuidv5(MANY_ORG, streamId);
    const metadata = { actor: { kind: 'machine', process: 'seed' }, commandId, correlationId: commandId } as const;
    return {
      orgId: MANY_ORG,
      streamId,
      jobId,
      after: START,
      events,
      metadata: { ...metadata, causationId: null, workflowId: null, runId: null },
      recordedAt,
    };
  });
  if (await store.appendTogether(requests)) return;
  for (const request of requests) await store.append(request);
}
