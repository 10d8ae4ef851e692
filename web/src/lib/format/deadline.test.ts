import { expect, test } from 'vitest';
import { deadlineDistance } from './deadline.js';

const now = Date.parse('2026-03-14T10:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test('time left and time over in days, hours and minutes', () => {
  expect(deadlineDistance(at(205), now)).toEqual({ kind: 'left', days: 0, hours: 3, minutes: 25 });
  expect(deadlineDistance(at(-(28 * 60 + 12)), now)).toEqual({ kind: 'over', days: 1, hours: 4, minutes: 12 });
});

test('under ten minutes is just now, before and after; at ten minutes it is not', () => {
  for (const minutes of [9.99, 0, -9.99]) expect(deadlineDistance(at(minutes), now)).toEqual({ kind: 'now' });
  expect(deadlineDistance(at(10), now)).toEqual({ kind: 'left', days: 0, hours: 0, minutes: 10 });
  expect(deadlineDistance(at(-10), now)).toEqual({ kind: 'over', days: 0, hours: 0, minutes: 10 });
});
