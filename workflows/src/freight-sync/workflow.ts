import type { SyncCause, SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import { type AnySyncCommand, type SyncProgress, type SyncStep, syncDecider } from '@tallyport/domain/freight-export/sync/decider';
import {
  ActivityFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  setHandler,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import { syncing } from '../support/activity-options.js';
import { derivedId } from '../support/derived-id.js';
import { HandOver } from '../support/hand-over.js';
import { ProcessStream } from '../support/process-stream.js';
import { unlessMoot } from '../support/unless-moot.js';
import type { PageRead, SyncActivities } from './activities.js';
import { type SyncRef, syncStreamId, syncUpdate } from './messages.js';

const { readPage } = proxyActivities<SyncActivities>(syncing);

/**
 * One per fetch, writing `sync/<id>`: reads page after page until all is read, it cannot be read, its time is over, or nobody waits for
 * it any more. A run that begins in the middle goes on after the last page that was recorded.
 */
export async function freightSync(ref: SyncRef): Promise<void> {
  const { orgId, syncId, workOrderId } = ref;
  const stream = new ProcessStream<AnySyncCommand, SyncEvent, SyncProgress>(syncDecider, {
    orgId,
    streamId: syncStreamId(syncId),
    jobId: workOrderId,
  });
  setHandler(syncUpdate, (command) => stream.handle(command));
  const handOver = new HandOver();
  await stream.open();
  await condition(allHandlersFinished);
  const time = timeUntil(stream.state.asked?.endsBy);
  const isOver = () => handOver.isDue || time.isOver || stream.state.state !== 'running';
  let { after, counts } = stream.state;
  while (!isOver() && !workflowInfo().continueAsNewSuggested) {
    const read = await unlessMoot<PageRead>(isOver, () => tried(() => readPage({ ...ref, counts, after })));
    if (read === null) break;
    await stream.record(stepOf(read, ref));
    if (read.kind === 'more') ({ counts, after } = read);
  }
  if (time.isOver) await stream.record(stepOf(givenUp('timeout'), ref));
  await condition(allHandlersFinished);
  if (!isOver()) await continueAsNew<typeof freightSync>(ref);
}

function givenUp(cause: SyncCause): PageRead {
  return { kind: 'failed', cause, detail: null, httpStatus: null, lines: [], original: null, milliseconds: 0 };
}

/** Whether the time of a fetch is over. Where it has none, its calls alone bound it. */
function timeUntil(endsBy: string | undefined): { isOver: boolean } {
  const time = { isOver: false };
  if (endsBy === undefined) return time;
  const left = Date.parse(endsBy) - Date.now();
  if (left <= 0) time.isOver = true;
  else
    void sleep(left).then(() => {
      time.isOver = true;
    });
  return time;
}

/** What does not answer within its time has failed. */
async function tried(read: () => Promise<PageRead>): Promise<PageRead> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    return givenUp('no-answer');
  }
}

function stepOf(read: PageRead, { syncId }: SyncRef): SyncStep {
  const content = contentOf(read);
  const commandId = derivedId(syncId, JSON.stringify(content));
  const actor = { kind: 'machine' as const, process: 'sync' };
  return { ...content, commandId, correlationId: commandId, actor, issuedAt: new Date().toISOString(), syncId };
}

type Circumstance = 'commandId' | 'correlationId' | 'actor' | 'issuedAt' | 'syncId';
type WithoutCircumstances<Step> = Step extends unknown ? Omit<Step, Circumstance> : never;

function contentOf(read: PageRead): WithoutCircumstances<SyncStep> {
  switch (read.kind) {
    case 'more':
      return { type: 'record-progress', counts: read.counts, after: read.after };
    case 'finished': {
      const { kind: _, ...finished } = read;
      return { type: 'record-finished', ...finished };
    }
    case 'failed': {
      const { kind: _, ...failed } = read;
      return { type: 'record-failed', ...failed };
    }
  }
}
