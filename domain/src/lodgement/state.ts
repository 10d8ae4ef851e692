import type { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { LodgedKind, LodgementPurpose } from '@tallyport/contracts/lodgement/values';

/** How far a signed message is: what is to be done for it, or how it ended. */
export type MessagePhase = 'requested' | 'built' | 'unknown' | 'sent' | 'accepted' | 'rejected' | 'failed';

export interface SignedMessage {
  readonly purpose: LodgementPurpose;
  readonly version: number;
  readonly controlReference: string;
  readonly snapshotHash: string;
  readonly phase: MessagePhase;
  /** How often sending was tried and ended without anybody knowing how. */
  readonly attempts: number;
  /** What customs had said when it was signed: an older word is not about this message. */
  readonly signedAfter: string;
}

/** The highest version that customs accepted. */
export interface AcceptedVersion {
  readonly version: number;
  readonly purpose: LodgementPurpose;
  readonly snapshotHash: string | null;
  readonly at: string;
}

/** What the decider must know of a lodgement. Times are those that customs gives its words: the newest wins, whenever it comes. */
export interface LodgementProgress {
  readonly kind: LodgedKind | null;
  readonly ownReference: string | null;
  /** What customs said last of its status. */
  readonly said: { readonly status: EntryStatus; readonly at: string };
  /** The time of the word upon which a person closed it: a newer word opens it again. */
  readonly finalisedUpon: string | null;
  readonly lastWordAt: string;
  readonly isEdiEnded: boolean;
  readonly message: SignedMessage | null;
  readonly accepted: AcceptedVersion | null;
  readonly questions: { readonly at: string; readonly open: readonly string[]; readonly answered: readonly string[] } | null;
}

const BEFORE_ALL = '';

export const NEVER_LODGED: LodgementProgress = {
  kind: null,
  ownReference: null,
  said: { status: 'not_lodged', at: BEFORE_ALL },
  finalisedUpon: null,
  lastWordAt: BEFORE_ALL,
  isEdiEnded: false,
  message: null,
  accepted: null,
  questions: null,
};

export function declarationStatus({ said, finalisedUpon }: LodgementProgress): EntryStatus {
  return finalisedUpon === said.at ? 'finalised' : said.status;
}

/** Whether customs may still answer it, or it is still on its way there. */
export function isUnderWay(message: SignedMessage | null): boolean {
  return message !== null && ['requested', 'built', 'unknown', 'sent'].includes(message.phase);
}

/** Whether something is left to do until customs has it. */
export function isToSend(message: SignedMessage | null): boolean {
  return message !== null && ['requested', 'built', 'unknown'].includes(message.phase);
}

/** Folds one event. Words of customs come to the same in whatever order they arrive, as long as no two have the same time. */
export function evolveLodgement(state: LodgementProgress, event: LodgementEvent): LodgementProgress {
  switch (event.type) {
    case 'lodgement.requested':
      return requested(state, event.data);
    case 'lodgement.message-built':
      return inPhase(state, 'built', ['requested']);
    case 'lodgement.sent':
      return inPhase(state, 'sent', ['requested', 'built', 'unknown']);
    case 'lodgement.send-unknown':
      return unknown(state, event.data.attempt);
    case 'lodgement.send-failed':
      return inPhase(state, 'failed', ['requested', 'built', 'unknown']);
    case 'lodgement.rejected':
      return answered(spoken(state, event.data), event.data, 'rejected');
    case 'lodgement.accepted':
      return accepted(spoken(state, event.data), event.data);
    case 'lodgement.withdrawn':
      return said(answered(spoken(state, event.data), event.data, 'accepted'), 'withdrawn', event.data);
    case 'lodgement.questions-asked':
      return asked(spoken(state, event.data), event.data);
    case 'lodgement.questions-answered':
      return questionsAnswered(state, event.data);
    case 'lodgement.customs-answer-recorded':
      return said(spoken(state, event.data), event.data.entryStatus, event.data);
    case 'lodgement.edited-outside':
      return { ...state, isEdiEnded: true };
    case 'lodgement.finalised':
      return { ...state, finalisedUpon: state.said.at };
    case 'lodgement.acknowledged':
      return state;
  }
}

type DataOf<Type extends LodgementEvent['type']> = Extract<LodgementEvent, { type: Type }>['data'];

function requested(state: LodgementProgress, data: DataOf<'lodgement.requested'>): LodgementProgress {
  const { kind, ownReference, purpose, version, controlReference, snapshot } = data;
  return {
    ...state,
    kind,
    ownReference,
    message: {
      purpose,
      version,
      controlReference,
      snapshotHash: snapshot.hash,
      phase: 'requested',
      attempts: 0,
      signedAfter: state.lastWordAt,
    },
  };
}

function inPhase(state: LodgementProgress, phase: MessagePhase, from: readonly MessagePhase[]): LodgementProgress {
  const { message } = state;
  return message !== null && from.includes(message.phase) ? { ...state, message: { ...message, phase } } : state;
}

function unknown(state: LodgementProgress, attempt: number): LodgementProgress {
  const { message } = inPhase(state, 'unknown', ['built', 'unknown']);
  return { ...state, message: message && { ...message, attempts: Math.max(message.attempts, attempt) } };
}

interface Word {
  readonly version: number | null;
  readonly messageTime: string | null;
}

function spoken(state: LodgementProgress, { messageTime }: Word): LodgementProgress {
  return messageTime !== null && messageTime > state.lastWordAt ? { ...state, lastWordAt: messageTime } : state;
}

/** Whether a word is about the message that was signed last: by its version, and not older than the message itself. */
export function isAbout(message: SignedMessage | null, { version, messageTime }: Word): message is SignedMessage {
  return message !== null && message.version === version && (messageTime === null || messageTime > message.signedAfter);
}

/** An acceptance stands, whatever else is said of the same message before or after it. */
function answered(state: LodgementProgress, word: Word, phase: 'accepted' | 'rejected'): LodgementProgress {
  if (!isAbout(state.message, word) || state.message.phase === 'accepted') return state;
  return { ...state, message: { ...state.message, phase } };
}

function accepted(state: LodgementProgress, data: DataOf<'lodgement.accepted'>): LodgementProgress {
  const { purpose, version, messageTime } = data;
  const known = state.accepted;
  const at = messageTime ?? BEFORE_ALL;
  const isNewer = version !== null && (known === null || version > known.version || (version === known.version && at > known.at));
  const snapshotHash = isAbout(state.message, data) ? state.message.snapshotHash : known?.version === version ? known.snapshotHash : null;
  const next = { ...answered(state, data, 'accepted'), accepted: isNewer ? { version, purpose, snapshotHash, at } : known };
  return said(next, purpose === 'pre-lodge' ? 'pre_lodged' : purpose === 'lodge' ? 'lodged' : null, data);
}

function asked(state: LodgementProgress, { messageTime, questions }: DataOf<'lodgement.questions-asked'>): LodgementProgress {
  const at = messageTime ?? BEFORE_ALL;
  if (state.questions !== null && at <= state.questions.at) return state;
  return { ...state, questions: { at, open: questions.map(({ questionId }) => questionId), answered: [] } };
}

function questionsAnswered(state: LodgementProgress, { answers }: DataOf<'lodgement.questions-answered'>): LodgementProgress {
  if (state.questions === null) return state;
  const ids = new Set(answers.map(({ questionId }) => questionId));
  const open = state.questions.open.filter((id) => !ids.has(id));
  return { ...state, questions: { ...state.questions, open, answered: [...new Set([...state.questions.answered, ...ids])] } };
}

/** The word with the newest time says what stands; of two with the same time, the later in the stream. */
function said(state: LodgementProgress, status: EntryStatus | null, { messageTime }: Word): LodgementProgress {
  const at = messageTime ?? BEFORE_ALL;
  return status === null || at < state.said.at ? state : { ...state, said: { status, at } };
}
