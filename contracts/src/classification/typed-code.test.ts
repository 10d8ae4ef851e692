import { expect, test } from 'vitest';
import { levelsOfCode, typedTariffCode } from './typed-code.js';

test.each([
  ['8471', '8471'],
  ['8471.30', '847130'],
  ['84713000', '84713000'],
  [' 8471 30 00 10 ', '8471300010'],
  ['84.71', '8471'],
  ['HS 8471.30', '847130'],
  ['hts code: 8471-30', '847130'],
  ['８４７１．３０', '847130'],
  ['84', '84'],
  ['0000', '0000'],
])('%j is the code %s', (typed, code) => {
  expect(typedTariffCode(typed)).toBe(code);
});

test.each(['', '8', '84713000101', '8471.30 laptops', 'laptops', '!!!', '84...71', '.8471', '8471.', 'hs', '8'.repeat(300)])(
  '%j is no code',
  (typed) => {
    expect(typedTariffCode(typed)).toBeNull();
  },
);

test('a code stands under its chapter, heading and subheading; a digit too many leads nowhere', () => {
  expect(levelsOfCode('84713000')).toEqual(['84', '8471', '847130', '84713000']);
  expect(levelsOfCode('84713')).toEqual(['84', '8471']);
  expect(levelsOfCode('')).toEqual([]);
});
