import type { BulkEvent, BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import { type AnyBulkCommand, type BulkProgress, bulkDecider } from '@tallyport/domain/freight-export/bulk/decider';
import { allHandlersFinished, condition, continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import { handingOver } from '../support/activity-options.js';
import { derivedId } from '../support/derived-id.js';
import { HandOver } from '../support/hand-over.js';
import { ProcessStream } from '../support/process-stream.js';
import type { BulkActivities } from './activities.js';
import { type BulkRef, bulkStreamId, bulkUpdate } from './messages.js';

const { handPortion } = proxyActivities<BulkActivities>(handingOver);

/**
 * One per step for many exports, writing `bulk/<id>`: hands the exports of its list to their processes, some at a time, until all are
 * reached or a person stops it. A run that begins in the middle goes on where its stream stands.
 */
export async function bulkWorkflow(ref: BulkRef): Promise<void> {
  const { orgId, bulkId } = ref;
  const stream = new ProcessStream<AnyBulkCommand, BulkEvent, BulkProgress>(bulkDecider, {
    orgId,
    streamId: bulkStreamId(bulkId),
    jobId: null,
  });
  setHandler(bulkUpdate, (command) => stream.handle(command));
  const handOver = new HandOver();
  await stream.open();
  await condition(allHandlersFinished);
  const isLeft = () => stream.state.state === 'running' || stream.state.state === 'stopping';
  while (isLeft() && !handOver.isDue && !workflowInfo().continueAsNewSuggested) {
    const { state, reached: from } = stream.state;
    const results = state === 'stopping' ? [] : await handPortion({ ...ref, from });
    await stream.record(resultsOf(ref, from, results));
    await condition(allHandlersFinished);
  }
  if (isLeft() && !handOver.isDue) await continueAsNew<typeof bulkWorkflow>(ref);
}

function resultsOf({ bulkId }: BulkRef, from: number, results: readonly BulkItemResult[]): AnyBulkCommand {
  const commandId = derivedId(bulkId, JSON.stringify([from, results]));
  const actor = { kind: 'machine' as const, process: 'bulk' };
  return { type: 'record-results', commandId, correlationId: commandId, actor, issuedAt: new Date().toISOString(), bulkId, from, results };
}
