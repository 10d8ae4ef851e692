import { expect, test } from 'vitest';
import { creditCodeOf } from './credit-code.js';

test('letters that the code never has are read as the digits they look like', () => {
  expect(creditCodeOf('9II00000MAOZ3456O0')).toBeNull();
  expect(creditCodeOf('91350211M000100Y46')).toBe('91350211M000100Y46');
  expect(creditCodeOf('9135O2IIM000I00Y46')).toBe('91350211M000100Y46');
});

test('a code with a wrong check sign or of another length is none', () => {
  expect(creditCodeOf('91350211M000100Y45')).toBeNull();
  expect(creditCodeOf('0217')).toBeNull();
});
