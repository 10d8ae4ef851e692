import { expect, test } from 'vitest';
import { currencyIn } from './currencies.js';
import { isEmptyValue } from './empty-values.js';
import { incotermsIn } from './incoterms.js';
import { packagesIn, packageTypeIn } from './package-types.js';
import { quantityUnitIn } from './quantity-units.js';
import { volumeUnitIn, weightUnitIn } from './units.js';

test.each([
  ['195.50 kg', 'KG'],
  ['20.00kg (44.09 lb)', 'KG'],
  ['LBS', 'LB'],
  ['毛重(千克)', 'KG'],
  ['background', null],
])('the unit of weight in %s is %s', (text, unit) => {
  expect(weightUnitIn(text)).toBe(unit);
});

test.each([
  ['1.85 m³', 'M3'],
  ['67,74 cbm', 'CBM'],
  ['Measurement (m3)', 'M3'],
  ['12 m30', null],
])('the unit of volume in %s is %s', (text, unit) => {
  expect(volumeUnitIn(text)).toBe(unit);
});

test.each([
  ['USD — US Dollars', 'USD'],
  ['EUR €37,000.00', 'EUR'],
  ['US Dollar', 'USD'],
  ['$500.00', null],
  ['CRUSD', null],
])('the currency of %s is %s', (text, code) => {
  expect(currencyIn(text)).toBe(code);
});

test('terms of delivery are found by their letters, old ones as those of today', () => {
  expect(incotermsIn('CIF — San Salvador')).toEqual(['CIF']);
  expect(incotermsIn('F.O.B. / C & F')).toEqual(['FOB', 'CFR']);
  expect(incotermsIn('fobbed')).toEqual([]);
});

test('packages are a count and a kind, in one word or two', () => {
  expect(packagesIn('480 CARTONS ON PALLETS')).toEqual({ count: '480', type: 'CARTONS' });
  expect(packagesIn('1CTN')).toEqual({ count: '1', type: 'CTN' });
  expect(packagesIn("1x20' Cont. s.t.c. 245 PACKAGES")).toEqual({ count: '245', type: 'PACKAGES' });
  expect(packagesIn("1x 20' Dry Container")).toBeNull();
  expect(packageTypeIn('Cartons')).toBe('Cartons');
});

test('the unit of a quantity is the first word that is one', () => {
  expect(quantityUnitIn('12 PCS')).toBe('PCS');
  expect(quantityUnitIn('10 台')).toBe('台');
  expect(quantityUnitIn('12')).toBeNull();
});

test.each(['-', '—', '____', 'N/A', '######', ' '])('%s says nothing', (text) => {
  expect(isEmptyValue(text)).toBe(true);
});
