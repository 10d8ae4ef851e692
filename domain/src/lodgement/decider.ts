import type { FinaliseLodgement, MarkEditedOutside } from '@tallyport/contracts/lodgement/commands';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';
import type { AnyLodgementCommand } from './commands.js';
import { recordWord } from './record-word.js';
import { recordStep } from './sending.js';
import { answerQuestions, request } from './signing.js';
import { declarationStatus, evolveLodgement, isToSend, isUnderWay, type LodgementProgress, NEVER_LODGED } from './state.js';
import { follows } from './transitions.js';

/** What is lodged with customs: signed, sent once, answered, closed. People are held to the table, customs is listened to. */
export const lodgementDecider: Decider<AnyLodgementCommand, LodgementEvent, LodgementProgress, 'lodgement'> = {
  name: 'lodgement',
  version: 1,
  initialState: NEVER_LODGED,
  decide,
  evolve: evolveLodgement,
};

function decide(command: AnyLodgementCommand, state: LodgementProgress): LodgementEvent[] {
  switch (command.type) {
    case 'request-lodgement':
      return request(command, state);
    case 'answer-questions':
      return answerQuestions(command, state);
    case 'mark-edited-outside':
      return markEditedOutside(command, state);
    case 'finalise-lodgement':
      return finalise(command, state);
    case 'record-built':
    case 'record-sent':
    case 'record-send-unknown':
    case 'record-send-failed':
      return recordStep(command, state);
    case 'record-word':
      return recordWord(command, state);
  }
}

/** Also before anything was sent: then the whole declaration was made outside, and must not be lodged again from here. */
function markEditedOutside({ lodgementId, workOrderId, reason }: MarkEditedOutside, state: LodgementProgress): LodgementEvent[] {
  if (state.isEdiEnded) return [];
  if (isToSend(state.message)) throw new Rejection('lodgement.under-way');
  if (['finalised', 'withdrawn'].includes(declarationStatus(state))) throw new Rejection('lodgement.illegal-transition');
  return [{ type: 'lodgement.edited-outside', data: { lodgementId, workOrderId, reason } }];
}

/** Nothing is under way to customs when it is closed. */
function finalise(command: FinaliseLodgement, state: LodgementProgress): LodgementEvent[] {
  const { lodgementId, workOrderId } = command;
  const status = declarationStatus(state);
  if (status === 'finalised') return [];
  if (!follows(command, status, 'finalised')) throw new Rejection('lodgement.illegal-transition');
  if (isUnderWay(state.message)) throw new Rejection('lodgement.under-way');
  return [{ type: 'lodgement.finalised', data: { lodgementId, workOrderId } }];
}
