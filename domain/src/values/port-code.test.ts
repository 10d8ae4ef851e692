import { expect, test } from 'vitest';
import { portCodeIn } from './port-code.js';

test.each([
  ['INMAA', 'INMAA'],
  ['SYDNEY AUSYD', 'AUSYD'],
  ['Ningbo (CNNGB)', 'CNNGB'],
  ['CHENNAI, INDIA', null],
  ['Chennai', null],
  ['PORT KLANG XXPKG', null],
])('%s has the code %s', (text, code) => {
  expect(portCodeIn(text)).toBe(code);
});
