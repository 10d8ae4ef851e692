import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { SendingStep } from './commands.js';
import { isToSend, type LodgementProgress, type SignedMessage } from './state.js';

/** What a step on the way to customs records. One that comes late, twice, or for another interchange records nothing. */
export function recordStep(step: SendingStep, { message, ownReference }: LodgementProgress): LodgementEvent[] {
  const { lodgementId, workOrderId, controlReference } = step;
  if (message === null || !isToSend(message) || message.controlReference !== controlReference || ownReference === null) return [];
  const interchange = { lodgementId, workOrderId, ownReference, version: message.version, controlReference };
  switch (step.type) {
    case 'record-built': {
      const { hash, bytes } = step;
      return message.phase === 'requested' ? [{ type: 'lodgement.message-built', data: { ...interchange, hash, bytes } }] : [];
    }
    case 'record-sent': {
      const { attempt, learntBy } = step;
      return [{ type: 'lodgement.sent', data: { ...interchange, attempt, learntBy } }, ...acknowledged(step, interchange, message)];
    }
    case 'record-send-unknown': {
      const { attempt, reason } = step;
      return attempt > message.attempts ? [{ type: 'lodgement.send-unknown', data: { ...interchange, attempt, reason } }] : [];
    }
    case 'record-send-failed': {
      const { reason, detail } = step;
      return [{ type: 'lodgement.send-failed', data: { ...interchange, reason, detail } }];
    }
  }
}

interface Interchange {
  readonly lodgementId: string;
  readonly workOrderId: string;
  readonly ownReference: string;
  readonly version: number;
  readonly controlReference: string;
}

/** Of an interchange whose syntax customs does not understand it will not answer the content either. */
function acknowledged(
  { acknowledgement }: Extract<SendingStep, { type: 'record-sent' }>,
  { controlReference, ...message }: Interchange,
  { purpose }: SignedMessage,
): LodgementEvent[] {
  if (acknowledgement === null) return [];
  const { original, errors } = acknowledgement;
  if (errors.length === 0) return [{ type: 'lodgement.acknowledged', data: { ...message, controlReference, original } }];
  const word = { messageTime: null, messageId: null, original, expected: true };
  return [{ type: 'lodgement.rejected', data: { ...message, ...word, purpose, errors: [...errors] } }];
}
