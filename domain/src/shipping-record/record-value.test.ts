import { expect, test } from 'vitest';
import { recordValue } from './record-value.js';

test.each([
  [true, 'Y'],
  [false, 'N'],
  ['YES', 'Y'],
  [' no ', 'N'],
  ['n', 'N'],
  ['perhaps', null],
  [null, null],
])('an answer read as %s stands as %s', (read, value) => {
  expect(recordValue('yes or no', read)).toBe(value);
});

test('what is no yes or no stays as it was read', () => {
  expect([recordValue('text', 'YES'), recordValue('decimal', '12.50'), recordValue('day', null)]).toEqual(['YES', '12.50', null]);
});
