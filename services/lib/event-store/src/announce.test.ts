import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announce.js';

let sent = 0;
const pool = {
  query: () => {
    sent += 1;
    return Promise.resolve();
  },
} as unknown as Pick<pg.Pool, 'query'>;

beforeEach(() => {
  sent = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the first append wakes the relay at once, those that follow closely share one wake-up', async () => {
  const announcer = new Announcer(pool);
  for (let append = 0; append < 100; append++) announcer.announce();
  expect(sent).toBe(1);
  await vi.runAllTimersAsync();
  expect(sent).toBe(2);
});

test('an append after a quiet while wakes it at once again', async () => {
  const announcer = new Announcer(pool);
  announcer.announce();
  await vi.runAllTimersAsync();
  announcer.announce();
  expect(sent).toBe(2);
});
