import { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import { LODGEMENT_PURPOSES } from '@tallyport/contracts/lodgement/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rejection } from '../rejection.js';
import type { AnyLodgementCommand } from './commands.js';
import { lodgementDecider } from './decider.js';
import { advice, answers, editedOutside, finalise, response, sent, sign, turnedAway, unknown, word } from './testing/sample-lodgement.js';

const RUNS = 5_000;
const OUTCOMES = ['accepted', 'pre-lodged', 'withdrawn', 'rejected'] as const;
const questions = [{ questionId: 'Q1', text: 'Any timber?' }];

const at = fc.integer({ min: 1, max: 59 });
const version = fc.integer({ min: 1, max: 4 });
const hour = fc.integer({ min: 0, max: 23 }).map((hours) => `2026-03-14T${String(hours).padStart(2, '0')}:00:00.000Z`);
/** What anybody may try at any moment. Answers come with questions or without, on time or late, about any version. */
const tried: fc.Arbitrary<AnyLodgementCommand> = fc.oneof(
  fc
    .record({ purpose: fc.constantFrom(...LODGEMENT_PURPOSES), values: fc.constantFrom('a', 'e'), issuedAt: hour, hasReason: fc.boolean() })
    .map(({ purpose, hasReason, ...given }) => sign(purpose, { ...given, reason: hasReason ? 'wrong' : null })),
  fc.constantFrom<AnyLodgementCommand>(finalise, editedOutside, answers('Q1'), turnedAway, unknown(1), unknown(2), ...sent()),
  fc.constantFrom<AnyLodgementCommand>(...sent()),
  fc
    .record({ outcome: fc.constantFrom(...OUTCOMES), at, version, isAsking: fc.boolean() })
    .map((said) => word(response(said.outcome, said.at, said.version, { questions: said.isAsking ? questions : [] }))),
  fc
    .record({ status: fc.constantFrom(...EntryStatus.options), at, version })
    .map((said) => word(advice(said.status, said.at, said.version))),
);

// biome-ignore format: a table reads best in rows
const NEXT: Readonly<Record<string, string>> = {
  not_lodged: 'pre_lodged lodged', pre_lodged: 'pre_lodged lodged held clear withdrawn', lodged: 'held clear withdrawn',
  held: 'clear authority_to_deal withdrawn', clear: 'held authority_to_deal withdrawn', authority_to_deal: 'held finalised',
};
const TARGET = { 'pre-lodge': 'pre_lodged', lodge: 'lodged', withdraw: 'withdrawn' } as const;
type Word = Extract<LodgementEvent, { data: { messageTime: string | null } }>;

/** The status as a clerk would work it out from the file: the newest word that speaks of it, unless somebody closed it after that. */
function statusBy(file: readonly LodgementEvent[]): string {
  let newest = { at: '', status: 'not_lodged' };
  let closedAt: string | null = null;
  for (const event of file) {
    if (event.type === 'lodgement.finalised') closedAt = newest.at;
    if (!('messageTime' in event.data)) continue;
    const status = statusOf(event as Word);
    if (status !== null && (event.data.messageTime ?? '') >= newest.at) newest = { at: event.data.messageTime ?? '', status };
  }
  return closedAt === newest.at ? 'finalised' : newest.status;
}

function statusOf(event: Word): string | null {
  if (event.type === 'lodgement.withdrawn') return 'withdrawn';
  if (event.type === 'lodgement.accepted') return event.data.purpose === 'amend' ? null : TARGET[event.data.purpose];
  return event.type === 'lodgement.customs-answer-recorded' ? event.data.entryStatus : null;
}

/** What is illegal about a person's event after this file, or null. */
function wrongWith(file: readonly LodgementEvent[], event: LodgementEvent): string | null {
  const status = statusBy(file);
  const isEnded = file.some(({ type }) => type === 'lodgement.edited-outside');
  if (event.type === 'lodgement.finalised') return status === 'authority_to_deal' ? null : `closed while ${status}`;
  if (event.type === 'lodgement.edited-outside')
    return isEnded || ['finalised', 'withdrawn'].includes(status) ? 'edited after its end' : null;
  if (event.type !== 'lodgement.requested') return null;
  const { purpose, version: signed, reason } = event.data;
  const accepted = file.filter((one) => one.type === 'lodgement.accepted').map(({ data }) => data.version ?? 0);
  if (isEnded) return 'signed after EDI ended';
  if (isOpen(file)) return 'signed while another was under way';
  if (signed !== Math.max(0, ...accepted) + 1) return `version ${signed} after ${accepted.join()}`;
  if ((purpose === 'amend' || purpose === 'withdraw') && reason === null) return 'no reason';
  const isInTable = purpose === 'amend' ? 'lodged held clear authority_to_deal' : NEXT[status];
  const sought = purpose === 'amend' ? status : TARGET[purpose];
  return isInTable?.split(' ').includes(sought) ? null : `${purpose} while ${status}`;
}

/** Whether the message that was signed last has neither failed nor been answered. */
function isOpen(file: readonly LodgementEvent[]): boolean {
  const index = file.findLastIndex(({ type }) => type === 'lodgement.requested');
  const request = file[index];
  if (request?.type !== 'lodgement.requested') return false;
  const before = file.slice(0, index).flatMap((event) => ('messageTime' in event.data ? [event.data.messageTime ?? ''] : []));
  const latest = before.toSorted().at(-1) ?? '';
  return !file.slice(index + 1).some((event) => {
    if (event.type === 'lodgement.send-failed') return true;
    const isAnswer = ['lodgement.accepted', 'lodgement.rejected', 'lodgement.withdrawn'].includes(event.type);
    return (
      isAnswer && 'messageTime' in event.data && event.data.version === request.data.version && (event.data.messageTime ?? '') > latest
    );
  });
}

test(`R15: of ${RUNS} random courses none has an illegal step, and every word of customs is recorded`, () => {
  let [steps, refusals] = [0, 0];
  fc.assert(
    fc.property(fc.array(tried, { minLength: 5, maxLength: 40 }), (commands) => {
      const file: LodgementEvent[] = [];
      let state = lodgementDecider.initialState;
      for (const command of commands) {
        let events: LodgementEvent[] = [];
        try {
          events = lodgementDecider.decide(command, state);
        } catch (error) {
          if (!(error instanceof Rejection) || command.type === 'record-word') throw error;
          refusals += 1;
        }
        expect(command.type !== 'record-word' || events.length > 0).toBe(true);
        for (const event of events) {
          expect(wrongWith(file, event)).toBeNull();
          file.push(event);
          state = lodgementDecider.evolve(state, event);
          steps += 1;
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(steps, refusals)).toBeGreaterThan(RUNS);
});
