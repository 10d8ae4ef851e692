import { expect, test } from 'vitest';
import type { CustomsWord } from './customs-word.js';
import { lodgementDecider } from './decider.js';
import { advice, eventsOf, response, sent, sign, viewOf, word } from './testing/sample-lodgement.js';

const signed = eventsOf(sign('lodge'), ...sent());

/** What is shown of a lodgement after these words, but for the list of the words themselves. */
function shownAfter(words: readonly CustomsWord[]): object {
  const events = [...signed];
  let state = events.reduce(lodgementDecider.evolve, lodgementDecider.initialState);
  for (const one of words) {
    const decided = lodgementDecider.decide(word(one), state);
    state = decided.reduce(lodgementDecider.evolve, state);
    events.push(...decided);
  }
  const { words: _, stream_position: __, ...shown } = viewOf(events);
  return shown;
}

function permutations<T>(values: readonly T[]): T[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, index) => permutations(values.toSpliced(index, 1)).map((rest) => [value, ...rest]));
}

const lives: Readonly<Record<string, readonly CustomsWord[]>> = {
  'a life without trouble': [
    response('accepted', 1),
    advice('lodged', 2),
    advice('held', 3),
    advice('clear', 4),
    advice('held', 5),
    advice('authority_to_deal', 6),
  ],
  'a refusal that customs takes back, with questions in between': [
    response('rejected', 1),
    response('accepted', 2, 1, { questions: [{ questionId: 'Q1', text: 'Any timber?' }] }),
    advice('held', 3),
    response('accepted', 4, 1, { questions: [{ questionId: 'Q2', text: 'Any bamboo?' }] }),
    advice('clear', 5),
    advice(null, 6, 1, { cargoStatus: 'CLEAR' }),
  ],
  'an end, and an answer to a version that nobody signed': [
    response('accepted', 1),
    advice('clear', 2),
    response('accepted', 3, 2),
    response('rejected', 4),
    response('withdrawn', 5, 3),
    advice('held', 6, 2, { icsIdentifier: null }),
  ],
};

test.each(Object.entries(lives))('%s: every order of its six answers, each with one said again, gives one result', (_name, life) => {
  const expected = shownAfter(life);
  const results = permutations(life).map((order, index) => {
    const again = order[index % order.length];
    return shownAfter(again === undefined ? order : order.toSpliced((index * 7) % (order.length + 1), 0, again));
  });
  expect(results).toHaveLength(720);
  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(new Set([JSON.stringify(expected)]));
});

test('fault 12: a clock of ours that is wrong, or put back between two words, decides nothing of what customs said', () => {
  const [, life = []] = Object.entries(lives)[0] ?? [];
  const byClock = (issuedAt: (index: number) => string) => {
    const events = [...signed];
    let state = events.reduce(lodgementDecider.evolve, lodgementDecider.initialState);
    life.forEach((one, index) => {
      const decided = lodgementDecider.decide({ ...word(one), issuedAt: issuedAt(index) }, state);
      state = decided.reduce(lodgementDecider.evolve, state);
      events.push(...decided);
    });
    return viewOf(events);
  };
  const minutes = (count: number) => new Date(Date.UTC(2026, 2, 14, 1, count)).toISOString();
  const right = byClock(minutes);
  expect(byClock((index) => minutes(index + 5))).toEqual(right);
  expect(byClock((index) => minutes(index - 5))).toEqual(right);
  expect(byClock((index) => minutes(index + 90 * 24 * 60))).toEqual(right);
  expect(byClock((index) => minutes(-index))).toEqual(right);
  expect(right.declaration_status).toBe('authority_to_deal');
});
