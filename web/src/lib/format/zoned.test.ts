import { expect, test } from 'vitest';
import { instantAt, localTimeOf } from './zoned.js';

test.each([
  ['2026-03-14T17:00', 'Australia/Sydney', '2026-03-14T06:00:00.000Z'],
  ['2026-07-14T17:00', 'Australia/Sydney', '2026-07-14T07:00:00.000Z'],
  ['2026-03-14T17:00', 'Australia/Perth', '2026-03-14T09:00:00.000Z'],
  ['2026-03-14T00:00', 'America/Los_Angeles', '2026-03-14T07:00:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantAt(local, zone)).toBe(instant);
  expect(localTimeOf(instant, zone)).toBe(local);
});

test('around a change of the clocks: the skipped hour has the offset before it, the doubled hour is its first', () => {
  expect(instantAt('2026-10-04T02:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
  expect(instantAt('2026-10-04T03:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
  expect(instantAt('2026-04-05T02:30', 'Australia/Sydney')).toBe('2026-04-04T15:30:00.000Z');
});

test.each(['', 'tomorrow', '2026-03-14', '2026-13-14T00:00'])('%j is no time', (text) => {
  expect(instantAt(text, 'Australia/Sydney')).toBeNull();
});
