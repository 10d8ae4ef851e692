import { expect, test } from 'vitest';
import { countryAt } from '../documents/labelled.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

test.each([
  ['Country of origin: European Union - Finland', 'Finland'],
  ['Country of origin: EU (Austria)', 'Austria'],
  ['Country of origin: Finland', 'Finland'],
  ['Country of origin: Vietnam. Acacia wood from plantations', 'Vietnam'],
  ['Country of origin: KOREA (KORUS FTA)', 'KOREA'],
  ['Country of origin: Vietnam. Acacia of plantations', 'Vietnam'],
])('%s tells the country', (line, country) => {
  expect(countryAt('country_of_origin')(readText(fileOf(new Paper().print(40, 40, line))))?.value).toBe(country);
});

test('two countries in one value may be from where and to where, and are doubted', () => {
  const certaintyOf = (line: string) =>
    countryAt('country_of_origin')(readText(fileOf(new Paper().print(40, 40, line))))?.certainty ?? Number.NaN;
  expect(certaintyOf('Country of origin: INDIA / PORTUGAL')).toBeLessThan(certaintyOf('Country of origin: INDIA'));
});
