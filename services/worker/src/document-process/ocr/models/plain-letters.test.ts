import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.js';

test.each([
  ['（CBM）', '(CBM)'],
  ['釜山（韩国）', '釜山（韩国）'],
  ['3O.SEP.2O22', '30.SEP.2022'],
  ["4O'HQ", "40'HQ"],
  ['V-2O2', 'V-202'],
  ['SO2291', 'SO2291'],
  ['2OZ', '2OZ'],
  ['TO', 'TO'],
  ['INV0ICE:', 'INVOICE:'],
  ['K0X', 'K0X'],
  ['AB0CD1', 'AB0CD1'],
])('%s is %s', (read, plain) => {
  expect(plainLetters(read)).toBe(plain);
});
