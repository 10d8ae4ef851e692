import type { AnswerQuestions, RequestLodgement } from '@tallyport/contracts/lodgement/commands';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import { Rejection } from '../rejection.js';
import { dayOfCustoms } from './day-of-customs.js';
import { declarationStatus, isUnderWay, type LodgementProgress } from './state.js';
import { maySign } from './transitions.js';

/** What must hold before any message is signed: EDI has not ended, and nothing is under way. */
function requireFree({ isEdiEnded, message }: LodgementProgress): void {
  if (isEdiEnded) throw new Rejection('lodgement.edi-ended');
  if (isUnderWay(message)) throw new Rejection('lodgement.under-way');
}

/** A version is signed: one higher than the last accepted one, the same again after a refusal (domain: import declaration, §11). */
export function request(command: RequestLodgement, state: LodgementProgress): LodgementEvent[] {
  requireFree(state);
  const { purpose, reason, snapshot } = command;
  if (!maySign(command, purpose, declarationStatus(state))) throw new Rejection('lodgement.illegal-transition');
  if ((purpose === 'amend' || purpose === 'withdraw') && !reason) throw new Rejection('lodgement.reason-needed');
  if (purpose === 'lodge') requireAnswers(command, state);
  if (purpose === 'amend') requireChange(command, state);
  const { lodgementId, workOrderId, kind, controlReference, signedBy, issuedAt, sender, confirmed } = command;
  return [
    {
      type: 'lodgement.requested',
      data: {
        lodgementId,
        workOrderId,
        ownReference: state.ownReference ?? command.ownReference,
        version: (state.accepted?.version ?? 0) + 1,
        controlReference,
        kind,
        purpose,
        snapshot,
        signedBy,
        signedAt: issuedAt,
        sender,
        confirmed,
        reason,
      },
    },
  ];
}

/**
 * What was pre-lodged is lodged on the same day, with an answer to every question (domain: import declaration, §6): on another day customs
 * may ask and compute otherwise.
 */
function requireAnswers({ issuedAt, timeZone }: RequestLodgement, { accepted, questions }: LodgementProgress): void {
  if (accepted?.purpose !== 'pre-lodge') return;
  if (questions?.at === accepted.at && questions.open.length > 0) throw new Rejection('lodgement.questions-open');
  if (dayOfCustoms(issuedAt, timeZone) > dayOfCustoms(accepted.at, timeZone)) throw new Rejection('lodgement.pre-lodge-again');
}

/** Only what customs has lodged is amended, and only where something is another: the snapshot is addressed by its content. */
function requireChange({ snapshot }: RequestLodgement, { accepted }: LodgementProgress): void {
  if (accepted === null || accepted.purpose === 'pre-lodge') throw new Rejection('lodgement.illegal-transition');
  if (accepted.snapshotHash === snapshot.hash) throw new Rejection('lodgement.nothing-changed');
}

export function answerQuestions({ lodgementId, workOrderId, answers }: AnswerQuestions, state: LodgementProgress): LodgementEvent[] {
  requireFree(state);
  if (declarationStatus(state) !== 'pre_lodged') throw new Rejection('lodgement.illegal-transition');
  const { open = [], answered = [] } = state.questions ?? {};
  if (answers.some(({ questionId }) => !open.includes(questionId) && !answered.includes(questionId))) {
    throw new Rejection('lodgement.unknown-question');
  }
  return [{ type: 'lodgement.questions-answered', data: { lodgementId, workOrderId, answers } }];
}
