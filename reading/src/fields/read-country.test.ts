import { expect, test } from 'vitest';
import { countryAt } from '../documents/labelled.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

test.each([
  ['Country of origin: European Union - Finland', 'Finland'],
  ['Country of origin: EU (Austria)', 'Austria'],
  ['Country of origin: Finland', 'Finland'],
])('%s tells the country', (line, country) => {
  expect(countryAt('country_of_origin')(readText(fileOf(new Paper().print(40, 40, line))))?.value).toBe(country);
});
