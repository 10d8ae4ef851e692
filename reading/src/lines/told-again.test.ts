import { expect, test } from 'vitest';
import type { Line } from './invoice-line.js';
import { detailed, toldOnce } from './told-again.js';

const lineOf = (values: Readonly<Record<string, string>>): Line =>
  new Map(Object.entries(values).map(([field, value]) => [field, { value, from: [], certainty: 0.9 }])) as Line;
const told = (lines: readonly Line[]) => lines.map((line) => Object.fromEntries([...line].map(([field, { value }]) => [field, value])));

const GOODS = [
  lineOf({ product_code: 'MAC-30', description: 'Flower pot', quantity: '60' }),
  lineOf({ product_code: 'LAV-OV', description: 'Wash basin', quantity: '8' }),
];

test('a table of codes of the tariff tells the same goods again', () => {
  const codes = [lineOf({ product_code: 'MAC-30', hs_code: '69149099' }), lineOf({ product_code: 'LAV-OV', hs_code: '69101001' })];
  expect(told(toldOnce([GOODS, codes]))).toEqual([
    { product_code: 'MAC-30', description: 'Flower pot', quantity: '60', hs_code: '69149099' },
    { product_code: 'LAV-OV', description: 'Wash basin', quantity: '8', hs_code: '69101001' },
  ]);
});

test('goods that are described again, and codes that were not named before, are more goods', () => {
  expect(toldOnce([GOODS, GOODS])).toHaveLength(4);
  expect(toldOnce([GOODS, [lineOf({ product_code: 'NEW-1', hs_code: '69149099' })]])).toHaveLength(3);
});

test('a code that is told in two ways is given to none', () => {
  const codes = [lineOf({ product_code: 'MAC-30', hs_code: '69149099' }), lineOf({ product_code: 'MAC-30', hs_code: '69101001' })];
  expect(told(detailed(GOODS, codes))[0]).not.toHaveProperty('hs_code');
});
