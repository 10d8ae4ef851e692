import { expect, test } from 'vitest';
import { rowOf, SIGNS } from './signs.js';

test('each sign has a place of its own', () => {
  expect(new Set(SIGNS).size).toBe(SIGNS.length);
});

test('a row has what was seen at its place, and nothing else', () => {
  const row = rowOf({ certainty: 0.5, inferred: true, 'a sign that nobody knows': 7 });
  expect(row[SIGNS.indexOf('certainty')]).toBe(0.5);
  expect(row[SIGNS.indexOf('inferred')]).toBe(1);
  expect(row.reduce((sum, value) => sum + value)).toBe(1.5);
});
