import { seededRandom } from '@tallyport/event-store/testing/random';
import { describe, expect, test } from 'vitest';
import { type BenchLine, judged, verdictOn } from '../bench/goal.js';
import { estimate, median } from '../bench/statistics.js';
import { table } from '../bench/table.js';

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

describe('a goal is reached by the whole interval, missed by the whole interval, or cannot be told', () => {
  test.each([
    [0.8, 0.9, { atLeast: 0.8 }, 'pass'],
    [0.79, 0.9, { atLeast: 0.8 }, 'unclear'],
    [0.6, 0.79, { atLeast: 0.8 }, 'short'],
    [1.2, 1.4, { atMost: 1.4 }, 'pass'],
    [1.2, 1.41, { atMost: 1.4 }, 'unclear'],
    [1.41, 1.5, { atMost: 1.4 }, 'short'],
  ] as const)('%d to %d for %j: %s', (low, high, goal, verdict) => {
    expect(verdictOn(line(low, high, goal))).toBe(verdict);
  });
});

test('a restless session gives no figure: bare against bare has to be one', () => {
  const measured = line(0.9, 1, { atLeast: 0.8 });
  expect(judged(measured, { median: 1.04, low: 0.9, high: 1.1 })).toBe(measured);
  expect(verdictOn(judged(measured, { median: 1.2, low: 1, high: 1.3 }))).toBe('void');
});

test('the table holds every figure, and says what was short, what the run was too noisy for, and what broke off', () => {
  const lines = [
    line(0.9, 1, { atLeast: 0.8 }),
    { ...line(1.5, 1.6, { atMost: 1.4 }), id: 'P1' },
    { ...line(0.7, 0.9, { atLeast: 0.8 }), id: 'P2' },
    { id: 'P3', what: 'nothing', bareAgainstBare: 1.2 },
  ];
  expect(table(lines, [{ id: 'P9', cause: 'no disk' }])).toBe(
    [
      'id  figure   result                  goal',
      '--  -------  ----------------------  ------  -------',
      'P0  nothing  0.95 [0.90–1.00]        ≥ 0.80  pass',
      'P1  nothing  1.55 [1.50–1.60]        ≤ 1.40  short',
      'P2  nothing  0.80 [0.70–0.90]        ≥ 0.80  unclear',
      'P3  nothing  bare against bare 1.20          void',
      '',
      'Short of the goal: P1 nothing.',
      '',
      'The run was too noisy for: P2 nothing; P3 nothing.',
      '',
      'Broke off: P9 (no disk).',
    ].join('\n'),
  );
});
