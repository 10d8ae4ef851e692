import { expect, test } from 'vitest';
import { showAge } from './age.js';

const now = Date.parse('2026-03-14T01:00:00Z');

test.each([
  ['2026-03-11T00:00:00Z', 'en', '3 days ago'],
  ['2026-03-13T22:30:00Z', 'en', '2 hours ago'],
  ['2026-03-14T00:59:30Z', 'en', 'this minute'],
  ['2026-03-21T01:00:00Z', 'en', 'in 7 days'],
  ['2026-03-11T00:00:00Z', 'zh', '3天前'],
])('%s in %s is %s', (instant, locale, words) => {
  expect(showAge(instant, now, locale)).toBe(words);
});
