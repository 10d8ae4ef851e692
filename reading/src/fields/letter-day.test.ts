import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { letterDayOf } from './letter-day.js';

const dayOf = (paper: Paper) => letterDayOf(readText(fileOf(paper)))?.value;

test.each([
  ['München, den 21.11.2024', '2024-11-21'],
  ['Lyon, le 21 novembre 2024', '2024-11-21'],
  ['Milano, 21/11/2024', '2024-11-21'],
  ['Zahlbar bis 21.11.2024', undefined],
  ['Payable in full, due 21.11.2024', undefined],
])('%s is a letter of the day %s', (line, day) => expect(dayOf(new Paper().print(300, 100, line))).toBe(day));

test('the day may stand in a column of its own', () => {
  expect(dayOf(new Paper().print(300, 100, 'München, den').print(408, 100, '21.11.2024'))).toBe('2024-11-21');
});
