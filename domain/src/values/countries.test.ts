import { expect, test } from 'vitest';
import { namesCountry } from './countries.js';

test.each([
  'China',
  'Ningbo, China',
  'P.R. China',
  'VN',
  'República Dominicana',
  '中国',
  'Made in Viet Nam',
  'U.S.A',
  'THE NETHERLANDS',
  'Alemania / Francia',
])('%s names a country', (text) => {
  expect(namesCountry(text)).toBe(true);
});

test.each(['Elbonia', 'Attacker Ltd', '', '12', 'Chinaware'])('%s names none', (text) => {
  expect(namesCountry(text)).toBe(false);
});
