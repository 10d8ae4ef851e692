import { expect, test } from 'vitest';
import { OFF_AFTER_MS, pauseAfter } from './retry-schedule.js';

const HOUR = 3_600_000;

test('an endpoint is tried again after 5 seconds, then ever more slowly, and never more slowly than every 10 hours', () => {
  const pauses = Array.from({ length: 9 }, (_, tries) => pauseAfter(tries + 1, 0, 0));
  expect(pauses).toEqual([5_000, 300_000, 1_800_000, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR, 10 * HOUR, 10 * HOUR]);
});

test('chance adds a tenth at most, and nothing to the longest pause', () => {
  expect([pauseAfter(1, 0, 0.5), pauseAfter(1, 0, 1), pauseAfter(7, 0, 1)]).toEqual([5_250, 5_500, 10 * HOUR]);
});

test('one that took nothing for five days is turned off, after 18 tries of a message', () => {
  let failingForMs = 0;
  let tries = 1;
  for (let pause = pauseAfter(tries, failingForMs, 0); pause !== null; pause = pauseAfter(tries, failingForMs, 0)) {
    failingForMs += pause;
    tries += 1;
  }
  expect(failingForMs).toBeGreaterThanOrEqual(OFF_AFTER_MS);
  expect(tries).toBe(18);
});
