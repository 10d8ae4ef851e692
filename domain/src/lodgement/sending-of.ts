import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import type { Sending } from './messages/sending.js';

const FUNCTIONS: Readonly<Record<LodgementPurpose, Sending['function']>> = {
  'pre-lodge': 'original',
  lodge: 'original',
  amend: 'change',
  withdraw: 'withdrawal',
};

/** What is signed for, as far as a message says it of itself. */
export type Signed = Pick<
  Extract<LodgementEvent, { type: 'lodgement.requested' }>['data'],
  'ownReference' | 'version' | 'purpose' | 'reason'
> & { readonly signedBy: { readonly name: string; readonly licenceNumber: string } };

/** What a message says of itself (domain: import declaration, §3): lodging carries the answers, and what was only pre-lodged is withdrawn as such. */
export function sendingOf(signed: Signed, { ics_identifier, lodgement_state, questions }: Standing): Sending {
  const { ownReference, version, purpose, reason, signedBy } = signed;
  const isPreLodged = purpose === 'pre-lodge' || (purpose === 'withdraw' && lodgement_state === 'pre_lodged_with_ics');
  const answered = purpose === 'lodge' ? questions : [];
  return {
    reference: ownReference,
    version,
    function: FUNCTIONS[purpose],
    step: isPreLodged ? 'pre-lodge' : 'lodge',
    customsId: ics_identifier,
    reason: purpose === 'amend' || purpose === 'withdraw' ? reason : null,
    broker: { licence: signedBy.licenceNumber, name: signedBy.name },
    answers: answered.flatMap((question) =>
      question.answer === null ? [] : [{ question: question.question_id, answer: question.answer, reason: question.reason }],
    ),
  };
}

type Standing = Pick<Lodgement, 'ics_identifier' | 'lodgement_state' | 'questions'>;
