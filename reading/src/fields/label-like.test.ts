import { expect, test } from 'vitest';
import { isLabelLike, isRestOfLabel } from './label-like.js';

test.each([
  ['Port of discharge', true],
  ['B/L NO. RPGN517956037', true],
  ['Place where goods are discharged', false],
  ['Name of loading port', true],
  ['PORT', true],
  ['Factory:', true],
  ['船名航次', true],
  ['上海', false],
  ['LYTTELTON, NEW ZEALAND', false],
  ['CARTONS', false],
  ['12. Freight and charges', true],
  ['AS CONSIGNEE', false],
  ['Green Hat Ltd.', false],
  ['Freight Shipper Co', false],
])('whether %s is a label: %s', (value, expected) => {
  expect(isLabelLike(value)).toBe(expected);
});

test.each([
  ['/ Truck', true],
  [') & requested routing', true],
  ['port)', true],
  ['Green Hat (Pty) Ltd', false],
  ['PERLA FABRICS (M)', false],
])('whether %s is left of a label: %s', (text, expected) => {
  expect(isRestOfLabel(text)).toBe(expected);
});

test('the number of a box behind its caption makes it a label', () => {
  expect(isLabelLike('Haulage from [17]')).toBe(true);
  expect(isLabelLike('Lot [A]')).toBe(false);
});
