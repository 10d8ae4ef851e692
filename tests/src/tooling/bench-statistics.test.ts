import { seededRandom } from '@tallyport/event-store/testing/random';
import { describe, expect, test } from 'vitest';
import { type BenchLine, isReached, judged, printed } from '../bench/goal.js';
import { estimate, median } from '../bench/statistics.js';

const line = (low: number, high: number, goal: BenchLine['goal']): BenchLine => ({
  id: 'P0',
  what: 'nothing',
  ratio: { median: (low + high) / 2, low, high },
  goal,
});

test('the median of an odd and of an even number of rounds', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the interval holds the median and grows with the spread', () => {
  const narrow = estimate([1, 1.01, 0.99, 1, 1.02, 0.98, 1], seededRandom(1));
  const wide = estimate([1, 1.5, 0.5, 1, 1.9, 0.2, 1], seededRandom(1));
  expect(narrow.low).toBeLessThanOrEqual(narrow.median);
  expect(narrow.high).toBeGreaterThanOrEqual(narrow.median);
  expect(wide.high - wide.low).toBeGreaterThan(narrow.high - narrow.low);
});

describe('a goal is reached by the whole interval or not at all', () => {
  test.each([
    [0.8, 0.9, { atLeast: 0.8 }, 'pass'],
    [0.79, 0.9, { atLeast: 0.8 }, 'short'],
    [1.2, 1.4, { atMost: 1.4 }, 'pass'],
    [1.2, 1.41, { atMost: 1.4 }, 'short'],
  ] as const)('%d to %d for %j: %s', (low, high, goal, verdict) => {
    expect(isReached(line(low, high, goal))).toBe(verdict === 'pass');
    expect(printed(line(low, high, goal))).toMatch(new RegExp(`${verdict}$`));
  });
});

test('a restless session gives no figure: bare against bare has to be one', () => {
  const measured = line(0.9, 1, { atLeast: 0.8 });
  expect(judged(measured, { median: 1.04, low: 0.9, high: 1.1 })).toBe(measured);
  expect(printed(judged(measured, { median: 1.2, low: 1, high: 1.3 }))).toMatch(/void: bare against bare gave 1\.20$/);
});
