import { expect, test } from 'vitest';
import { FORM, formOf } from './word-form.js';

const signs = (word: string, number: number | null) => Object.fromEntries(FORM.map((name, at) => [name, formOf(word, number)[at]]));

test('an amount is a number with cents', () => {
  expect(signs('1,250.00', 1250)).toMatchObject({ number: 1, hundredths: 1, tenths: 0, whole: 1, letters: 0 });
  expect(signs('12.5', 12.5)).toMatchObject({ tenths: 1, hundredths: 0, whole: 0 });
});

test('labels end with colons, codes are digits, and what has neither letter nor digit is a mark', () => {
  expect(signs('Date:', null)).toMatchObject({ 'ends with a colon': 1, number: 0 });
  expect(signs('84137081', 84_137_081)).toMatchObject({ code: 1 });
  expect(signs('—', null)).toMatchObject({ marks: 1, single: 1 });
});
