import type { FinaliseLodgement, LodgementCommand, RequestLodgement } from '@tallyport/contracts/lodgement/commands';
import type { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import type { AnyLodgementCommand, RecordWord, SendingStep } from '../commands.js';
import type { CustomsAdvice, CustomsResponse, CustomsWord } from '../customs-word.js';
import { lodgementDecider } from '../decider.js';
import { foldLodgement, type LodgementView } from '../fold.js';
import { evolveLodgement, type LodgementProgress, NEVER_LODGED } from '../state.js';

const id = (n: number) => `6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c${String(n).padStart(2, '0')}`;
export const LODGEMENT = id(1);
export const JOB = id(2);
const OWN_REFERENCE = 'SYD-000012-7K2Q';
const CONTROL_REFERENCE = 'K3X90PQ2RT71AB';

const command = {
  commandId: id(3),
  correlationId: id(3),
  orgId: id(4),
  workOrderId: JOB,
  lodgementId: LODGEMENT,
  actor: { kind: 'person' as const, userId: id(5) },
  issuedAt: '2026-03-14T02:00:00.000Z',
};

/** A broker signs; `snapshot` stands for the values that are signed. */
export function sign(purpose: LodgementPurpose, given: Partial<RequestLodgement> & { readonly values?: string } = {}): RequestLodgement {
  const { values = 'a', ...rest } = given;
  return {
    type: 'request-lodgement',
    ...command,
    kind: 'declaration',
    purpose,
    snapshot: { streamPosition: 7, hash: values.repeat(64) },
    ownReference: OWN_REFERENCE,
    controlReference: CONTROL_REFERENCE,
    signedBy: { userId: id(5), name: 'Mei Harper', licenceNumber: '01234' },
    sender: { siteId: 'SITE1', ownerSiteId: 'OWNER1' },
    confirmed: [],
    reason: purpose === 'amend' || purpose === 'withdraw' ? 'the price was wrong' : null,
    timeZone: 'Australia/Sydney',
    ...rest,
  };
}

export const finalise: FinaliseLodgement = { type: 'finalise-lodgement', ...command };
export const editedOutside: LodgementCommand = { type: 'mark-edited-outside', ...command, reason: null };
export function answers(...ids: string[]): LodgementCommand {
  return { type: 'answer-questions', ...command, answers: ids.map((questionId) => ({ questionId, answer: 'N', reason: null })) };
}

/** The minutes of the fourteenth of March 2026, noon in Sydney, at which customs writes. */
const minute = (at: number) => new Date(Date.UTC(2026, 2, 14, 1, at)).toISOString().replace('.000Z', 'Z');
const spoken = (at: number, version: number) => ({
  ownReference: OWN_REFERENCE,
  version,
  messageTime: minute(at),
  icsIdentifier: 'AEH7KY3TP',
});

export function response(
  outcome: CustomsResponse['outcome'],
  at: number,
  version = 1,
  more: Partial<CustomsResponse> = {},
): CustomsResponse {
  const amounts = outcome === 'accepted' || outcome === 'pre-lodged' ? [{ qualifier: '9', amount: `${at}.00`, currency: 'AUD' }] : [];
  const error = { code: 'IMD0001', words: `wrong at ${at}`, place: 'header' as const, line: null, segment: 'LOC:9', field: 'loading_port' };
  const errors = outcome === 'rejected' ? [error] : [];
  return { kind: 'response', ...spoken(at, version), outcome, questions: [], amounts, errors, ...more };
}

export function advice(entryStatus: EntryStatus | null, at: number, version = 1, more: Partial<CustomsAdvice> = {}): CustomsAdvice {
  const said = {
    entryStatus,
    cargoStatus: null,
    dutyPaid: at % 2 === 0,
    referralCodes: [`R${at}`],
    lineStatus: at % 2 === 0 ? ['YYYY'] : ['YNYY'],
  };
  return { kind: 'advice', ...spoken(at, version), ...said, ...more };
}

export function word(said: CustomsWord): RecordWord {
  const hash = Array.from(JSON.stringify(said), (letter) => letter.charCodeAt(0)).reduce((sum, code) => (sum * 31 + code) >>> 0, 7);
  const original = hash.toString(16).padStart(64, '0');
  return { type: 'record-word', ...command, actor: { kind: 'customs' }, messageId: id(9), original, word: said };
}

const step = { ...command, actor: { kind: 'machine' as const, process: 'lodgement' } };

/** The steps of a message on its way: it is built, and customs has it. */
export function sent(controlReference = CONTROL_REFERENCE): [built: SendingStep, sent: SendingStep] {
  const acknowledgement = { original: 'd'.repeat(64), errors: [] };
  return [
    { type: 'record-built', ...step, controlReference, hash: 'b'.repeat(64), bytes: 900 },
    { type: 'record-sent', ...step, controlReference, attempt: 1, learntBy: 'answer', acknowledgement },
  ];
}

export const turnedAway: SendingStep = {
  type: 'record-send-failed',
  ...step,
  controlReference: CONTROL_REFERENCE,
  reason: 'turned-away',
  detail: '413',
};
export function unknown(attempt: number, controlReference = CONTROL_REFERENCE): SendingStep {
  return { type: 'record-send-unknown', ...step, controlReference, attempt, reason: 'timeout' };
}

/** The events that these commands lead to, one after the other. */
export function eventsOf(...commands: readonly AnyLodgementCommand[]): LodgementEvent[] {
  const events: LodgementEvent[] = [];
  let state: LodgementProgress = NEVER_LODGED;
  for (const one of commands) {
    const decided = lodgementDecider.decide(one, state);
    state = decided.reduce(evolveLodgement, state);
    events.push(...decided);
  }
  return events;
}

/** A declaration that customs has lodged, at minute 1. */
export const lodged: readonly AnyLodgementCommand[] = [sign('lodge'), ...sent(), word(response('accepted', 1))];

/** What is shown of a lodgement after these events. */
export function viewOf(events: readonly LodgementEvent[]): LodgementView {
  const metadata = {
    actor: { kind: 'customs' as const },
    commandId: LODGEMENT,
    correlationId: LODGEMENT,
    causationId: null,
    workflowId: null,
    runId: null,
  };
  const view = events.reduce<LodgementView | null>((folded, event, index) => {
    const streamPosition = index + 1;
    return foldLodgement(folded, event, {
      streamId: `lodgement/${LODGEMENT}`,
      streamPosition,
      recordedAt: '2026-03-14T03:00:00.000Z',
      metadata,
    });
  }, null);
  if (view === null) throw new TypeError('nothing was recorded');
  return view;
}
