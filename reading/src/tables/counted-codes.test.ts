import { expect, test } from 'vitest';
import { areCountedCodes, codeAt } from './counted-codes.js';

test('a code begins behind the number of its line', () => {
  expect('10 / AB-123'.slice(codeAt('10 / AB-123'))).toBe('AB-123');
  expect('3 KT-4471'.slice(codeAt('3 KT-4471'))).toBe('KT-4471');
  expect('/ KT-4471'.slice(codeAt('/ KT-4471'))).toBe('KT-4471');
});

test('a code without a number before it is whole', () => {
  expect(codeAt('8482.10')).toBe(0);
  expect(codeAt('N4735/69')).toBe(0);
});

test('numbers of lines count up', () => {
  expect(areCountedCodes(['10 AB-123', '20 AB-124', '30 CD-99'])).toBe(true);
  expect(areCountedCodes(['12 / AB-123', '13 / AB-124'])).toBe(true);
  expect(areCountedCodes(['10 AB-123', '10 AB-124'])).toBe(false);
});
