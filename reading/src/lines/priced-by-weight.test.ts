import { expect, test } from 'vitest';
import type { Understood } from '../fields/field-reading.js';
import type { Line } from './invoice-line.js';
import { pricedByWeight } from './priced-by-weight.js';

const lineOf = (values: Readonly<Record<string, string>>): Line =>
  new Map(Object.entries(values).map(([field, value]) => [field, { value, from: [], certainty: 0.9 } satisfies Understood])) as Line;

const counted = (values: Readonly<Record<string, string>>) => {
  const line = pricedByWeight(lineOf(values));
  return [line.get('quantity')?.value, line.get('quantity_unit')?.value];
};

test('the weight is the quantity where the price is that of a kilogram', () => {
  expect(counted({ net_weight: '3000', unit_price: '4.85', total_price: '14550' })).toEqual(['3000', 'kg']);
  expect(counted({ quantity: '96', quantity_unit: 'Bales', net_weight: '17184', unit_price: '4.92', total_price: '84545.28' })).toEqual([
    '17184',
    'kg',
  ]);
});

test('what is counted stays the quantity where it makes the amount, or where nothing does', () => {
  expect(counted({ quantity: '4', net_weight: '40', unit_price: '5.00', total_price: '20.00' })[0]).toBe('4');
  expect(counted({ quantity: '4', net_weight: '40', unit_price: '5.00', total_price: '99.00' })[0]).toBe('4');
});
