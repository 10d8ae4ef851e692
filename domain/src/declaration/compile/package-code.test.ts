import { expect, test } from 'vitest';
import { packageCode } from './package-code.js';

test.each([
  ['CT', 'CT'],
  ['CARTONS', 'CT'],
  ['Boxes', 'BX'],
  ['pallets', 'PX'],
  ['heap of things', null],
])('%s is %s', (text, code) => {
  expect(packageCode(text)).toBe(code);
});
