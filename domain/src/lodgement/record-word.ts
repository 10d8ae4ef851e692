import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { RecordWord } from './commands.js';
import type { CustomsAdvice, CustomsResponse } from './customs-word.js';
import { declarationStatus, isAbout, isUnderWay, type LodgementProgress } from './state.js';
import { follows } from './transitions.js';

/** What customs says is recorded whatever stands; `expected` tells whether it follows from that. */
export function recordWord(command: RecordWord, state: LodgementProgress): LodgementEvent[] {
  const { lodgementId, workOrderId, messageId, original, word } = command;
  const { ownReference, version, messageTime } = word;
  const told = { lodgementId, workOrderId, ownReference, version, messageTime, messageId, original };
  return word.kind === 'response' ? recordResponse(told, word, state) : [recordAdvice(told, word, command, state)];
}

interface Told {
  readonly lodgementId: string;
  readonly workOrderId: string;
  readonly ownReference: string;
  readonly version: number;
  readonly messageTime: string;
  readonly messageId: string;
  readonly original: string;
}

const MEANT = { accepted: ['lodge', 'amend'], 'pre-lodged': ['pre-lodge'], withdrawn: ['withdraw'] } as const;

function recordResponse(told: Told, word: CustomsResponse, state: LodgementProgress): LodgementEvent[] {
  const { outcome, icsIdentifier, questions, amounts, errors } = word;
  const message = isAbout(state.message, word) ? state.message : null;
  const purpose = message?.purpose ?? null;
  const isMeant = outcome === 'rejected' || MEANT[outcome].some((meant) => meant === purpose);
  const answer = { ...told, expected: isUnderWay(message) && isMeant };
  switch (outcome) {
    case 'rejected':
      return [{ type: 'lodgement.rejected', data: { ...answer, purpose, errors: [...errors] } }];
    case 'withdrawn':
      return [{ type: 'lodgement.withdrawn', data: { ...answer, icsIdentifier } }];
    case 'pre-lodged':
    case 'accepted': {
      const said = outcome === 'pre-lodged' ? 'pre-lodge' : purpose === 'amend' ? 'amend' : 'lodge';
      const accepted: LodgementEvent = {
        type: 'lodgement.accepted',
        data: { ...answer, purpose: said, icsIdentifier, amounts: [...amounts] },
      };
      if (questions.length === 0) return [accepted];
      return [accepted, { type: 'lodgement.questions-asked', data: { ...answer, questions: [...questions] } }];
    }
  }
}

/** What is older than what customs said last changes nothing, and surprises nobody. */
function recordAdvice(told: Told, word: CustomsAdvice, command: RecordWord, state: LodgementProgress): LodgementEvent {
  const { entryStatus, cargoStatus, icsIdentifier, dutyPaid, referralCodes, lineStatus } = word;
  const status = declarationStatus(state);
  const isLate = told.messageTime < state.said.at;
  const expected = entryStatus === null || isLate || entryStatus === status || follows(command, status, entryStatus);
  return {
    type: 'lodgement.customs-answer-recorded',
    data: {
      ...told,
      expected,
      entryStatus,
      cargoStatus,
      icsIdentifier,
      dutyPaid,
      referralCodes: [...referralCodes],
      lineStatus: [...lineStatus],
    },
  };
}
