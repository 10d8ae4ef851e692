import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { dayOfHead } from './day-of-head.js';

const dayIn = (...lines: string[]) => dayOfHead(readText(fileOf(new Paper().lines(40, 60, ['ALDER TOOLS', ...lines]))));

test.each([
  [['Raised on 21 Feb 2025'], '2025-02-21'],
  [['PI Date: 2023-04-11'], '2023-04-11'],
  [['Settle by: due 21 Feb 2025'], undefined],
  [['Delivery date', '21 Feb 2025'], undefined],
  [['Order of 3 March 2025'], undefined],
])('%j', (lines, day) => {
  expect(dayIn(...lines)?.value).toBe(day);
});

test('the first of several days is less sure', () => {
  expect(dayIn('21 Feb 2025', 'something', '3 March 2025')).toMatchObject({ value: '2025-02-21', certainty: 0.62 });
});
