import { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import { describe, expect, test } from 'vitest';
import { Rejection } from '../rejection.js';
import type { AnyLodgementCommand } from './commands.js';
import { lodgementDecider } from './decider.js';
import { starterTransitions } from './messages/testing/starter-tables.js';
import { declarationStatus } from './state.js';
import {
  advice,
  answers,
  editedOutside,
  eventsOf,
  finalise,
  lodged,
  response,
  sent,
  sign,
  turnedAway,
  word,
} from './testing/sample-lodgement.js';

const stateAfter = (...commands: AnyLodgementCommand[]) =>
  eventsOf(...commands).reduce(lodgementDecider.evolve, lodgementDecider.initialState);

/** What a command comes to after others: the types of its events, or the code of the refusal. */
function outcomeOf(command: AnyLodgementCommand, ...before: AnyLodgementCommand[]): string {
  try {
    return lodgementDecider
      .decide(command, stateAfter(...before))
      .map(({ type }) => type)
      .join();
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
}
const ILLEGAL = 'lodgement.illegal-transition';

/** Which status may follow which, one letter a status: not lodged, Pre-lodged, Lodged, Held, Clear, Finalised, Authority to deal, Withdrawn. */
// biome-ignore format: a table reads best in rows
const FOLLOWS: Readonly<Record<EntryStatus, string>> = {
  //                  nplhcfaw
  not_lodged:        '.pl.....',
  pre_lodged:        '.plhc..w',
  lodged:            '...hc..w',
  held:              '....c.aw',
  clear:             '...h..aw',
  finalised:         '........',
  authority_to_deal: '...h.f..',
  withdrawn:         '........',
};
const STATUSES = EntryStatus.options;
const mayFollow = (from: EntryStatus, to: EntryStatus) => FOLLOWS[from][STATUSES.indexOf(to)] !== '.';

/** A declaration that was lodged and of which customs said this last. */
const standing = (status: EntryStatus): AnyLodgementCommand[] => (status === 'not_lodged' ? [] : [...lodged, word(advice(status, 2))]);

const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

/** Held to the rows of the starter, and as before there were rows. */
describe.each([
  ['by rows', starterTransitions()],
  ['before there were rows', undefined],
])('fault 103: the table of transitions, %s', (_held, transitions) => {
  const held = <Command extends AnyLodgementCommand>(command: Command) => ({ ...command, transitions });
  test.each(pairs)('customs says %s, then %s: recorded, and expected only where the table has it', (from, to) => {
    const [event] = lodgementDecider.decide(held(word(advice(to, 3))), stateAfter(...standing(from)));
    expect(event?.type).toBe('lodgement.customs-answer-recorded');
    expect(event?.data).toMatchObject({ entryStatus: to, expected: from === to || mayFollow(from, to) });
    expect(declarationStatus(stateAfter(...standing(from), word(advice(to, 3))))).toBe(to);
  });

  const leading: Partial<Record<EntryStatus, readonly [AnyLodgementCommand, string]>> = {
    pre_lodged: [held(sign('pre-lodge', { values: 'e' })), 'lodgement.requested'],
    lodged: [held(sign('lodge', { values: 'e' })), 'lodgement.requested'],
    withdrawn: [held(sign('withdraw')), 'lodgement.requested'],
    finalised: [held(finalise), 'lodgement.finalised'],
  };
  const commanded = pairs.flatMap(([from, to]) => (leading[to] === undefined ? [] : [[from, to, ...leading[to]] as const]));

  test.each(commanded)('a person leads from %s to %s only where the table has it', (from, to, command, event) => {
    const isClosedTwice = from === 'finalised' && to === 'finalised';
    expect(outcomeOf(command, ...standing(from))).toBe(isClosedTwice ? '' : mayFollow(from, to) ? event : ILLEGAL);
  });

  test.each(STATUSES)('what stands as %s is amended only while customs has it lodged', (status) => {
    const isLodged = ['lodged', 'held', 'clear', 'authority_to_deal'].includes(status);
    expect(outcomeOf(sign('amend', { values: 'e' }), ...standing(status))).toBe(isLodged ? 'lodgement.requested' : ILLEGAL);
  });

  test.each(STATUSES)(
    'what stands as %s may be edited outside unless it is at its end; the status stays, and nothing more is sent',
    (status) => {
      const isAtEnd = status === 'finalised' || status === 'withdrawn';
      expect(outcomeOf(editedOutside, ...standing(status))).toBe(isAtEnd ? ILLEGAL : 'lodgement.edited-outside');
      const edited = [...standing(status), ...(isAtEnd ? [] : [editedOutside])];
      expect(declarationStatus(stateAfter(...edited))).toBe(status);
      const signings = ['pre-lodge', 'lodge', 'amend', 'withdraw'] as const;
      const refusals = signings.map((purpose) => outcomeOf(sign(purpose, { values: 'e' }), ...edited));
      expect(new Set(refusals)).toEqual(new Set([isAtEnd ? ILLEGAL : 'lodgement.edi-ended']));
    },
  );
});

test('a row more or less is what people are held to, and without rows of the day nothing follows', () => {
  const released = [...standing('authority_to_deal')];
  expect(outcomeOf({ ...sign('withdraw'), transitions: [['authority_to_deal', 'withdrawn']] }, ...released)).toBe('lodgement.requested');
  expect(outcomeOf({ ...finalise, transitions: [['authority_to_deal', 'withdrawn']] }, ...released)).toBe(ILLEGAL);
  expect(outcomeOf({ ...sign('lodge'), transitions: [] })).toBe(ILLEGAL);
  const [late] = lodgementDecider.decide({ ...word(advice('held', 2)), transitions: [] }, stateAfter(...lodged));
  expect(late?.data).toMatchObject({ entryStatus: 'held', expected: false });
});

describe('a message', () => {
  test('is signed only when none is under way', () => {
    expect(outcomeOf(sign('lodge'), sign('lodge'))).toBe('lodgement.under-way');
    expect(outcomeOf(sign('withdraw'), sign('lodge'), ...sent())).toBe('lodgement.under-way');
    expect(outcomeOf(editedOutside, sign('lodge'))).toBe('lodgement.under-way');
  });

  test('has the next version after an acceptance, and the same again after a refusal', () => {
    const version = (...commands: AnyLodgementCommand[]) => stateAfter(...commands).message?.version;
    const preLodged = [sign('pre-lodge'), ...sent(), word(response('pre-lodged', 1))];
    expect(version(sign('pre-lodge'))).toBe(1);
    expect(version(sign('lodge'), ...sent(), word(response('rejected', 1)), sign('lodge'))).toBe(1);
    expect(version(...preLodged, sign('pre-lodge'))).toBe(2);
    expect(version(...preLodged, sign('lodge'), ...sent(), word(response('rejected', 2, 2)), sign('lodge'))).toBe(2);
    expect(version(...lodged, sign('amend', { values: 'e' }))).toBe(2);
  });

  test('that changes nothing is not sent', () => {
    expect(outcomeOf(sign('amend'), ...lodged)).toBe('lodgement.nothing-changed');
  });

  test('changes or withdraws only with a reason', () => {
    for (const purpose of ['amend', 'withdraw'] as const) {
      expect(outcomeOf(sign(purpose, { values: 'e', reason: null }), ...lodged)).toBe('lodgement.reason-needed');
    }
  });

  test('that customs turned away may be signed anew, and what is late of it records nothing', () => {
    const [built, delivered] = sent();
    const events = eventsOf(sign('lodge'), built, turnedAway, delivered, sign('lodge'));
    expect(events.map(({ type }) => type)).toEqual([
      'lodgement.requested',
      'lodgement.message-built',
      'lodgement.send-failed',
      'lodgement.requested',
    ]);
  });

  test('keeps its own reference whatever a later command says', () => {
    const [, second] = eventsOf(sign('lodge'), ...sent(), word(response('rejected', 1)), sign('lodge', { ownReference: 'OTHER' })).filter(
      ({ type }) => type === 'lodgement.requested',
    );
    expect(second?.data).toMatchObject({ ownReference: 'SYD-000012-7K2Q' });
  });
});

describe('the questions of a pre-lodgement', () => {
  const questions = ['Q1', 'Q2'].map((questionId) => ({ questionId, text: 'Any timber?' }));
  const asked = [sign('pre-lodge'), ...sent(), word(response('pre-lodged', 1, 1, { questions }))];

  test('are all answered before it is lodged', () => {
    expect(outcomeOf(sign('lodge'), ...asked)).toBe('lodgement.questions-open');
    expect(outcomeOf(sign('lodge'), ...asked, answers('Q1'))).toBe('lodgement.questions-open');
    expect(stateAfter(...asked, answers('Q1'), answers('Q2'), sign('lodge')).message?.purpose).toBe('lodge');
    expect(stateAfter(...asked, answers('Q1', 'Q2'), answers('Q1'), sign('lodge')).message?.purpose).toBe('lodge');
  });

  test('are answered on the same day in Sydney, else it is pre-lodged again', () => {
    const midnight = '2026-03-14T13:00:00.000Z';
    const justBefore = '2026-03-14T12:59:59.999Z';
    expect(outcomeOf(sign('lodge', { issuedAt: midnight }), ...asked, answers('Q1', 'Q2'))).toBe('lodgement.pre-lodge-again');
    expect(stateAfter(...asked, answers('Q1', 'Q2'), sign('lodge', { issuedAt: justBefore })).message?.purpose).toBe('lodge');
    const again = sign('pre-lodge', { issuedAt: midnight });
    expect(stateAfter(...asked, answers('Q1', 'Q2'), again).message?.purpose).toBe('pre-lodge');
  });

  test('may be none: what was pre-lodged is lodged on that day all the same', () => {
    const askedNothing = [sign('pre-lodge'), ...sent(), word(response('pre-lodged', 1))];
    const nextDay = { issuedAt: '2026-03-14T13:00:00.000Z' };
    expect(outcomeOf(sign('lodge', nextDay), ...askedNothing)).toBe('lodgement.pre-lodge-again');
    expect(outcomeOf(sign('lodge', { issuedAt: '2026-03-14T12:59:59.999Z' }), ...askedNothing)).toBe('lodgement.requested');
  });

  test('are those that customs asked, and none is answered while a message is under way', () => {
    expect(outcomeOf(answers('Q3'), ...asked)).toBe('lodgement.unknown-question');
    expect(outcomeOf(answers('Q1'), ...asked, sign('pre-lodge'))).toBe('lodgement.under-way');
    expect(outcomeOf(answers('Q1'), ...lodged)).toBe('lodgement.illegal-transition');
  });

  test('of an earlier pre-lodgement do not hold up a later one that was asked nothing', () => {
    const again = [sign('pre-lodge'), ...sent(), word(response('pre-lodged', 5, 2))];
    expect(stateAfter(...asked, ...again, sign('lodge')).message?.purpose).toBe('lodge');
  });
});

describe('what customs says', () => {
  test('late changes nothing and is not unexpected', () => {
    const late = lodgementDecider.decide(word(advice('lodged', 2)), stateAfter(...lodged, word(advice('clear', 3))));
    expect(late).toMatchObject([{ data: { entryStatus: 'lodged', expected: true } }]);
    expect(declarationStatus(stateAfter(...lodged, word(advice('clear', 3)), word(advice('lodged', 2))))).toBe('clear');
  });

  test('of two words of the same second the later in the stream stands', () => {
    expect(declarationStatus(stateAfter(...lodged, word(advice('clear', 3)), word(advice('held', 3))))).toBe('held');
  });

  test('before the message is known to be sent counts as its answer', () => {
    const [built] = sent();
    const state = stateAfter(sign('lodge'), built, word(response('accepted', 1)));
    expect([state.message?.phase, state.accepted?.version, declarationStatus(state)]).toEqual(['accepted', 1, 'lodged']);
  });

  test('of a version that nobody signed is recorded and unexpected', () => {
    const [event] = lodgementDecider.decide(word(response('accepted', 4, 3)), stateAfter(...lodged));
    expect(event).toMatchObject({ type: 'lodgement.accepted', data: { version: 3, expected: false } });
  });

  test('a refusal that is older than the message is not its answer', () => {
    const refused = [sign('lodge'), ...sent(), word(response('rejected', 1))];
    const state = stateAfter(...refused, sign('lodge'), ...sent(), word(response('rejected', 1, 1, { icsIdentifier: null })));
    expect(state.message?.phase).toBe('sent');
  });

  test('opens again what a person closed, when it is news', () => {
    const closed = [...lodged, word(advice('clear', 2)), word(advice('authority_to_deal', 3)), finalise];
    expect(declarationStatus(stateAfter(...closed))).toBe('finalised');
    expect(declarationStatus(stateAfter(...closed, word(advice('authority_to_deal', 3))))).toBe('finalised');
    expect(declarationStatus(stateAfter(...closed, word(advice('held', 4))))).toBe('held');
  });
});
