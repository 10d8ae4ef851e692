import { expect, test } from 'vitest';
import { stableRows } from './stable-rows.js';

const rows = (...ids: string[]) => ids.map((id) => ({ id, fetched: true }));

test('values change in place, and the order stays until it is asked for', () => {
  expect(stableRows(['a', 'b', 'c'], rows('c', 'a', 'b'))).toEqual({ rows: rows('a', 'b', 'c'), arrived: 0, reordered: true });
});

test('new rows wait, gone rows leave', () => {
  expect(stableRows(['a', 'b', 'c'], rows('new', 'a', 'c'))).toEqual({ rows: rows('a', 'c'), arrived: 1, reordered: false });
});

test('nothing changed, nothing is said', () => {
  expect(stableRows(['a', 'b'], rows('a', 'b'))).toEqual({ rows: rows('a', 'b'), arrived: 0, reordered: false });
});
