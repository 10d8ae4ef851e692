import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { isAbout, type LodgementProgress, type SignedMessage } from './state.js';

type DataOf<Type extends LodgementEvent['type']> = Extract<LodgementEvent, { type: Type }>['data'];

/** The signed messages in the order in which they were signed, with what came of each. How far the last one is, the decider's fold says. */
export function foldMessages(
  messages: readonly LodgementMessage[],
  event: LodgementEvent,
  { message: signed }: LodgementProgress,
): LodgementMessage[] {
  if (event.type === 'lodgement.requested') return [...messages, signedMessage(event.data)];
  const last = messages.at(-1);
  if (last === undefined || signed === null) return [...messages];
  return [...messages.slice(0, -1), { ...tellMore(last, event, signed), ...progressOf(last, event, signed) }];
}

function signedMessage(data: DataOf<'lodgement.requested'>): LodgementMessage {
  const { purpose, version, controlReference, snapshot, signedBy, signedAt, confirmed, reason } = data;
  return {
    purpose,
    version,
    control_reference: controlReference,
    phase: 'requested',
    record_position: snapshot.streamPosition,
    snapshot: snapshot.hash,
    interchange: null,
    bytes: null,
    signed_by: { user_id: signedBy.userId, name: signedBy.name, licence_number: signedBy.licenceNumber },
    signed_at: signedAt,
    confirmed: confirmed.map(({ lineId, field, value }) => ({ line_id: lineId, field, value })),
    reason,
    unknown_attempts: 0,
    failure: null,
    answered_at: null,
    errors: [],
    amounts: [],
  };
}

function progressOf(before: LodgementMessage, event: LodgementEvent, { phase, attempts }: SignedMessage) {
  const isAcknowledged = phase === 'sent' && (before.phase === 'acknowledged' || event.type === 'lodgement.acknowledged');
  return { phase: isAcknowledged ? ('acknowledged' as const) : phase, unknown_attempts: attempts };
}

function tellMore(message: LodgementMessage, event: LodgementEvent, signed: SignedMessage): LodgementMessage {
  switch (event.type) {
    case 'lodgement.message-built':
      return { ...message, interchange: event.data.hash, bytes: event.data.bytes };
    case 'lodgement.send-failed':
      return { ...message, failure: event.data.detail, failure_reason: event.data.reason };
    case 'lodgement.accepted':
      return isAnswer(message, event.data, signed, 'accepted')
        ? answered(message, event.data, { amounts: event.data.amounts, errors: [] })
        : message;
    case 'lodgement.rejected':
      return isAnswer(message, event.data, signed, 'rejected')
        ? answered(message, event.data, { amounts: [], errors: event.data.errors })
        : message;
    default:
      return message;
  }
}

interface Word {
  readonly version: number | null;
  readonly messageTime: string | null;
}

/** An acceptance stands, whatever else is said of the message; of two answers of a kind the newer one counts. */
function isAnswer(message: LodgementMessage, word: Word, signed: SignedMessage, outcome: 'accepted' | 'rejected'): boolean {
  if (!isAbout(signed, word)) return false;
  const isNewer = (word.messageTime ?? '') >= (message.answered_at ?? '');
  return outcome === 'accepted' ? message.phase !== 'accepted' || isNewer : message.phase !== 'accepted' && isNewer;
}

function answered(message: LodgementMessage, { messageTime }: Word, said: Pick<LodgementMessage, 'amounts' | 'errors'>): LodgementMessage {
  return { ...message, answered_at: messageTime, ...said };
}
