import { expect, test } from 'vitest';
import { leadingCountry, trailingCountry } from './leading-country.js';

test.each([
  ['New Zealand. Gross 131 kg', 'New Zealand'],
  ['España · Peso neto', 'España'],
  ['U.S.A. and Canada', 'U.S.A.'],
  ['Pakistan, that no', 'Pakistan'],
  ['our workshop in Peru', null],
  ['the best of all', null],
])('%s', (text, country) => {
  expect(leadingCountry(text)).toBe(country);
});

test('The country in which a text ends', () => {
  expect(trailingCountry('Teas of SRI LANKA')).toBe('SRI LANKA');
  expect(trailingCountry('of unknown')).toBeNull();
});
