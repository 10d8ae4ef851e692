import { expect, test } from 'vitest';
import { dayOf, showDay, showDayInRow, showMoment, showTime, showTimeWithSeconds } from './dates.js';

const now = Date.parse('2026-03-14T00:00:00Z');

test('a day is the same day for every reader', () => {
  expect(showDay('2026-03-14', 'en-AU')).toBe('14 Mar 2026');
  expect(showDay('2026-03-14', 'zh-Hans')).toBe('2026年3月14日');
});

test('rows leave out the year of today', () => {
  expect(showDayInRow('2026-03-14', 'en-AU', now)).toBe('14 Mar');
  expect(showDayInRow('2025-12-31', 'en-AU', now)).toBe('31 Dec 2025');
});

test('an instant is read in the zone of the branch, with its name for readers elsewhere', () => {
  const evening = '2026-03-14T23:41:50Z';
  expect(dayOf(evening, 'Australia/Sydney')).toBe('2026-03-15');
  expect(showTime(evening, 'en-AU', 'Australia/Sydney')).toBe('10:41');
  expect(showTimeWithSeconds(evening, 'en-AU', 'Australia/Perth')).toBe('07:41:50');
  expect(showMoment(evening, 'en-AU', 'Australia/Sydney', 'Australia/Sydney')).toBe('15 Mar 2026, 10:41');
  expect(showMoment(evening, 'en-AU', 'Australia/Perth', 'Australia/Sydney')).toBe('15 Mar 2026, 07:41 AWST');
});

test('midnight is 00, not 24', () => {
  expect(showTime('2026-03-14T13:00:00Z', 'en-AU', 'Australia/Sydney')).toBe('00:00');
});
