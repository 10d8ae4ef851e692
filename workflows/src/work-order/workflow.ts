import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';
import type { WorkOrderState } from '@tallyport/domain/work-order/state';
import { allHandlersFinished, condition, continueAsNew, patched, setHandler, workflowInfo } from '@temporalio/workflow';
import { HandOver } from '../support/hand-over.js';
import { untilIdle } from '../support/idle.js';
import { ProcessStream } from '../support/process-stream.js';
import { decideByFirstRules } from './first-rules.js';
import { type WorkOrderRef, workOrderStreamId, workOrderUpdate } from './messages.js';

const REPLAYABLE_DECIDER: typeof workOrderDecider = {
  ...workOrderDecider,
  decide: (command, state) =>
    patched('rules-of-lodged-and-dates') ? workOrderDecider.decide(command, state) : decideByFirstRules(command, state),
};

/**
 * One per job, writing `work-order/<id>`: receives, moves, assigns, amends and deletes it. Ends after a day without a
 * command, when it is handed over, or with the job, and comes back with the next command; nothing is carried from run to
 * run but the id.
 */
export async function workOrderWorkflow({ orgId, workOrderId }: WorkOrderRef): Promise<void> {
  const stream = new ProcessStream<WorkOrderCommand, WorkOrderEvent, WorkOrderState>(REPLAYABLE_DECIDER, {
    orgId,
    streamId: workOrderStreamId(workOrderId),
    jobId: workOrderId,
  });
  setHandler(workOrderUpdate, (command) => stream.handle(command));
  const handOver = new HandOver();
  await stream.open();
  const isToEnd = () => handOver.isDue || stream.state.kind === 'deleted';
  await untilIdle(stream, isToEnd);
  await condition(allHandlersFinished);
  if (!isToEnd() && workflowInfo().continueAsNewSuggested) {
    await continueAsNew<typeof workOrderWorkflow>({ orgId, workOrderId });
  }
}
