import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import type { EmailStep } from '@tallyport/domain/outbound-email/commands';
import { emailDecider } from '@tallyport/domain/outbound-email/decider';
import { type EmailProgress, goesOnByItself } from '@tallyport/domain/outbound-email/state';
import {
  ActivityFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { sendingMail } from '../support/activity-options.js';
import { HandOver } from '../support/hand-over.js';
import { ProcessStream } from '../support/process-stream.js';
import type { EmailActivities } from './activities.js';
import { type EmailRef, emailStreamId, wakeSignal } from './messages.js';
import { Sending } from './sending.js';

const { sendEmail } = proxyActivities<EmailActivities>(sendingMail);

/**
 * One per mail, writing `outbound-email/<id>` beside whoever asks for it and decides about it: hands it over once, waits where the server
 * defers it, and ends where it was taken, refused, or nobody knows.
 */
export async function outboundEmail(ref: EmailRef): Promise<void> {
  const { orgId, emailId, workOrderId } = ref;
  const stream = new ProcessStream<EmailStep, OutboundEmailEvent, EmailProgress>(emailDecider, {
    orgId,
    streamId: emailStreamId(emailId),
    jobId: workOrderId,
  });
  let isWoken = false;
  setHandler(wakeSignal, () => {
    isWoken = true;
  });
  const handOver = new HandOver();
  await stream.open();
  const isLeft = () => goesOnByItself(stream.state);
  const isOver = () => handOver.isDue || workflowInfo().continueAsNewSuggested;
  const sending = new Sending(ref, {
    outside: { sendEmail },
    stream,
    now: () => new Date().toISOString(),
    random: () => Math.random(),
    pause: async (ms) => {
      await condition(() => isWoken || handOver.isDue, ms);
    },
    isLost: (error) => error instanceof ActivityFailure,
  });
  while ((isLeft() || isWoken) && !isOver()) {
    if (isWoken) {
      isWoken = false;
      await stream.open();
    } else await sending.step();
    await condition(allHandlersFinished);
  }
  if ((isLeft() || isWoken) && !handOver.isDue) await continueAsNew<typeof outboundEmail>(ref);
}
