import { expect, test } from 'vitest';
import { Dice } from '../dice.js';
import { pickDayStyle } from './day-style.js';
import { writtenNumber } from './number-style.js';

test.each([
  [{ group: ',', point: '.' } as const, '1,234,567.50'],
  [{ group: '.', point: ',' } as const, '1.234.567,50'],
  [{ group: "'", point: '.' } as const, "1'234'567.50"],
  [{ group: '', point: '.' } as const, '1234567.50'],
])('%o', (style, expected) => {
  expect(writtenNumber(1_234_567.5, 2, style)).toBe(expected);
});

test('a day whose order nobody could tell is never written in numbers alone', () => {
  const seeds = Array.from({ length: 300 }, (_none, seed) => new Dice(String(seed)));
  const written = seeds.map((dice) => pickDayStyle(dice, 'GB', ['2024-03-04', '2024-03-25'])('2024-03-04'));
  expect(written.filter((day) => /^0[34]\D0[34]/.test(day))).toEqual([]);
});
