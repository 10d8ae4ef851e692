import { expect, test } from 'vitest';
import { defaultDeadline } from './default-deadline.js';

test.each([
  ['2026-03-14', 'Australia/Sydney', '2026-03-14T06:00:00.000Z'],
  ['2026-07-14', 'Australia/Sydney', '2026-07-14T07:00:00.000Z'],
  // The clocks go back on the morning of 5 April and forward on the morning of 4 October.
  ['2026-04-04', 'Australia/Sydney', '2026-04-04T06:00:00.000Z'],
  ['2026-04-05', 'Australia/Sydney', '2026-04-05T07:00:00.000Z'],
  ['2026-10-03', 'Australia/Sydney', '2026-10-03T07:00:00.000Z'],
  ['2026-10-04', 'Australia/Sydney', '2026-10-04T06:00:00.000Z'],
  ['2028-02-29', 'Australia/Perth', '2028-02-29T09:00:00.000Z'],
  ['2026-03-14', 'Australia/Adelaide', '2026-03-14T06:30:00.000Z'],
  ['2026-03-14', 'America/Los_Angeles', '2026-03-15T00:00:00.000Z'],
  ['2026-03-14', 'UTC', '2026-03-14T17:00:00.000Z'],
])('fault 13: %s in %s ends at %s', (day, zone, instant) => {
  expect(defaultDeadline(day, zone)).toBe(instant);
});
