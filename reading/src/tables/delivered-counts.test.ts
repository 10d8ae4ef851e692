import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { deliveredOf } from './delivered-counts.js';

const counts = (...columns: (number | null)[][]) =>
  columns.map((column) => column.map((value) => (value === null ? null : new Decimal(value))));

test('of what was ordered, sent and is to follow the one that is mostly all of it was sent', () => {
  expect(deliveredOf(counts([40, 25, 30], [40, 22, 30], [0, 3, 0]))).toBe(1);
  expect(deliveredOf(counts([48, 12, 10], [0, 6, 0], [48, 6, 10]))).toBe(2);
  expect(deliveredOf(counts([40, 25, 30], [10, 25, 60], [5, 3, 2]))).toBe(null);
});

test('of what was ordered and sent the latter is mostly the same, and never more', () => {
  expect(deliveredOf(counts([4, 2, 3], [4, 1, 3]))).toBe(1);
  expect(deliveredOf(counts([4, 2, 3], [4, 5, 3]))).toBe(null);
  expect(deliveredOf(counts([40, 20, 30], [4, 2, 3]))).toBe(null);
  expect(deliveredOf(counts([4, null], [4, 2]))).toBe(null);
});
