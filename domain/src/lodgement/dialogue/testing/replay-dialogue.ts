import type { CustomsDialogue, DialogueTurn } from '@tallyport/contracts/lodgement/dialogue';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import { foldLodgement, type LodgementView } from '../../fold.js';
import { recordWord } from '../../record-word.js';
import { isSameJson } from '../../same-json.js';
import { shownLodgement } from '../../shown-lodgement.js';
import { NEVER_LODGED } from '../../state.js';
import { DialogueMessages } from './dialogue-messages.js';

/** Where a replay comes to something else than the dialogue says: by the number of the turn from 0, or in the outcome (null). */
export interface ReplayDifference {
  readonly turn: number | null;
  readonly what: 'bytes-differ' | 'word-differs' | 'acknowledgement-differs' | 'outcome-differs' | 'nothing-to-compare';
}

/**
 * Leads a dialogue again with the program as it is: each signed snapshot is encoded, each message of customs read and recorded, all of it
 * folded. Empty where every byte, word, state and amount is the same.
 */
export function replayDialogue(dialogue: CustomsDialogue): ReplayDifference[] {
  const messages = new DialogueMessages(dialogue);
  const differences: ReplayDifference[] = [];
  let view: LodgementView | null = null;
  let words: LodgementEvent[] = [];
  dialogue.turns.forEach((turn, index) => {
    const { event } = turn;
    if (words.length === 0) words = wordsOf(turn, messages, view);
    const what = differenceIn(turn, messages, words.shift());
    if (what !== null) differences.push({ turn: index, what });
    view = foldLodgement(view, event, envelopeOf(dialogue, turn, index));
    if (event.type === 'lodgement.requested') messages.sign(turn, view);
  });
  const shown = view && shownLodgement(view);
  return isSameJson(shown, dialogue.outcome) ? differences : [...differences, { turn: null, what: 'outcome-differs' }];
}

function differenceIn(turn: DialogueTurn, messages: DialogueMessages, word: LodgementEvent | undefined): ReplayDifference['what'] | null {
  const { event, message } = turn;
  if (isMessageOfCustoms(event)) return message === null ? 'nothing-to-compare' : isSameJson(word, event) ? null : 'word-differs';
  switch (event.type) {
    case 'lodgement.message-built':
      if (message === null) return 'nothing-to-compare';
      return messages.encoded(event.data.controlReference) === message ? null : 'bytes-differ';
    case 'lodgement.acknowledged':
      if (message === null) return 'nothing-to-compare';
      return messages.acknowledges(turn, event.data.controlReference) ? null : 'acknowledgement-differs';
    default:
      return null;
  }
}

/** What a message of customs makes the log say: one fact, or two where it accepts and asks. */
function wordsOf(turn: DialogueTurn, messages: DialogueMessages, view: LodgementView | null): LodgementEvent[] {
  const { event } = turn;
  const word = isMessageOfCustoms(event) ? messages.word(turn) : null;
  if (word === null || !isMessageOfCustoms(event)) return [];
  const { lodgementId, workOrderId, messageId, original } = event.data;
  const ids = { commandId: messageId, correlationId: messageId, actor: { kind: 'customs' as const }, issuedAt: turn.recorded_at };
  return recordWord({ type: 'record-word', ...ids, lodgementId, workOrderId, messageId, original, word }, view?.progress ?? NEVER_LODGED);
}

type WordEvent = Extract<LodgementEvent, { data: { messageId: string | null } }>;

/** Whether customs said it in a message of its own, and not as the answer to sending. */
function isMessageOfCustoms(event: LodgementEvent): event is WordEvent & { data: { messageId: string; original: string } } {
  return 'messageId' in event.data && event.data.messageId !== null && event.data.original !== null;
}

function envelopeOf({ outcome }: CustomsDialogue, { recorded_at }: DialogueTurn, index: number) {
  const ids = { commandId: outcome.id, correlationId: outcome.id, causationId: null, workflowId: null, runId: null };
  const metadata = { actor: { kind: 'machine' as const, process: 'replay' }, ...ids };
  return { streamId: `lodgement/${outcome.id}`, streamPosition: index + 1, recordedAt: recorded_at, metadata };
}
