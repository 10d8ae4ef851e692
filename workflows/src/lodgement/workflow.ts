import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { AnyLodgementCommand } from '@tallyport/domain/lodgement/commands';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import { isToSend, type LodgementProgress } from '@tallyport/domain/lodgement/state';
import {
  ActivityFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { askingCustoms, buildingInterchanges, sendingToCustoms, untilRecorded } from '../support/activity-options.js';
import { HandOver } from '../support/hand-over.js';
import { untilIdle } from '../support/idle.js';
import { ProcessStream } from '../support/process-stream.js';
import { unlessMoot } from '../support/unless-moot.js';
import type { CustomsActivities, LodgementLogActivities } from './activities.js';
import { customsMessageUpdate, type LodgementRef, lodgementStreamId, lodgementUpdate } from './messages.js';
import { Sending } from './sending.js';

const LINGER = '10 minutes';

const log = proxyLocalActivities<LodgementLogActivities>(untilRecorded);
const customs: CustomsActivities = {
  buildInterchange: proxyActivities<CustomsActivities>(buildingInterchanges).buildInterchange,
  sendInterchange: proxyActivities<CustomsActivities>(sendingToCustoms).sendInterchange,
  askForInterchange: proxyActivities<CustomsActivities>(askingCustoms).askForInterchange,
};

/**
 * One per declaration or cargo report, writing `lodgement/<id>`: takes what people sign and what customs says, and brings each signed
 * message to customs once. It waits for customs as long as something is on its way there, and for no person: ten minutes after the last
 * word it ends, and comes back with the next one.
 */
export async function lodgementWorkflow(ref: LodgementRef): Promise<void> {
  const { orgId, workOrderId, lodgementId } = ref;
  const stream = new ProcessStream<AnyLodgementCommand, LodgementEvent, LodgementProgress>(lodgementDecider, {
    orgId,
    streamId: lodgementStreamId(lodgementId),
    jobId: workOrderId,
  });
  setHandler(lodgementUpdate, (command) => stream.handle(command));
  setHandler(customsMessageUpdate, (message) => stream.handOut(() => log.recordCustomsMessage({ ...ref, ...message })));
  const handOver = new HandOver();
  await stream.open();
  const isLeft = () => isToSend(stream.state.message);
  const sending = new Sending(ref, {
    customs,
    stream,
    now: () => new Date().toISOString(),
    pause: async (ms, isMoot) => {
      await condition(isMoot, ms);
    },
    unlessMoot,
    isLost: (error) => error instanceof ActivityFailure,
    isDue: () => handOver.isDue,
  });
  while (!handOver.isDue && !workflowInfo().continueAsNewSuggested) {
    const { message } = stream.state;
    if (message !== null && isLeft()) await sending.step(message);
    else {
      await untilIdle(stream, () => handOver.isDue || isLeft(), LINGER);
      if (!isLeft()) break;
    }
  }
  await condition(allHandlersFinished);
  if (!handOver.isDue && (isLeft() || workflowInfo().continueAsNewSuggested)) await continueAsNew<typeof lodgementWorkflow>(ref);
}
