import { expect, test } from 'vitest';
import { isTariffCode } from './tariff-headings.js';

test.each([
  ['848180', true],
  ['8481.80', true],
  ['8481 80 99', true],
  ['0101.21', true],
  ['9701.21', true],
  ['488647', false],
  ['7701.00', false],
  ['001020', false],
  ['8481', false],
  ['984712', false],
])('whether %s is a code of the tariff: %s', (text, expected) => {
  expect(isTariffCode(text)).toBe(expected);
});
