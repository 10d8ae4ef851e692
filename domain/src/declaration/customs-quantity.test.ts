import { expect, test } from 'vitest';
import { customsQuantity } from './customs-quantity.js';

const shirts = { quantity: '10', unit: 'DOZ', netWeight: '24.5', netWeightUnit: 'KG' };

test.each([
  ['a dozen is twelve', shirts, 'No', { quantity: '120', unit: 'NO', how: '10 DOZ × 12' }],
  ['what the tariff weighs is weighed', shirts, 'kg', { quantity: '24.5', unit: 'KG', how: '24.5 KG' }],
  ['tonnes are weighed too', shirts, 't', { quantity: '0.025', unit: 'T', how: '24.5 KG × 0.001' }],
  ['pounds become kilograms', { ...shirts, netWeightUnit: 'LB' }, 'kg', { quantity: '11.113', unit: 'KG', how: '24.5 LB × 0.45359237' }],
  ['pairs are counted as pairs', { ...shirts, unit: 'pairs' }, 'Pr', { quantity: '10', unit: 'PR', how: '10 pairs' }],
  ['of two units the second is asked of the invoice', { ...shirts, unit: 'L' }, 'L al and L', { quantity: '10', unit: 'L', how: '10 L' }],
  [
    'without net weight kilograms may be invoiced',
    { ...shirts, netWeight: null, unit: 'kg' },
    'kg',
    { quantity: '10', unit: 'KG', how: '10 kg' },
  ],
])('%s', (_, amount, tariffUnit, expected) => {
  expect(customsQuantity(amount, tariffUnit)).toEqual(expected);
});

test.each([
  ['the tariff counts nothing', shirts, '..', 'no-unit-in-tariff'],
  ['nothing was invoiced', { ...shirts, quantity: null }, 'No', 'no-quantity'],
  ['nothing was weighed', { ...shirts, netWeight: null }, 'kg', 'no-net-weight'],
  ['cartons are no number of goods', { ...shirts, unit: 'CTN' }, 'No', 'unit-does-not-fit'],
])('%s: it says why', (_, amount, tariffUnit, why) => {
  expect(customsQuantity(amount, tariffUnit)).toEqual({ why });
});
