import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.js';

const cents = (amount: Decimal) => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
const shared = (total: string, ...weights: string[]) =>
  shareOut(
    new Decimal(total),
    weights.map((weight) => new Decimal(weight)),
    cents,
  ).map((share) => share.toFixed(2));

test('the largest line takes the cent that is missing', () => {
  expect(shared('69929.70', '30000', '12500', '5750')).toEqual(['43479.61', '18116.50', '8333.59']);
});

test('and the cent that is too much', () => {
  expect(shared('3813.24', '30000', '12500', '5750')).toEqual(['2370.92', '987.89', '454.43']);
});

test('of equals it is the first', () => {
  expect(shared('100.00', '1', '1', '1')).toEqual(['33.34', '33.33', '33.33']);
});

test('lines without a weight get nothing, and without any weight the first has it all', () => {
  expect(shared('10.00', '0', '5')).toEqual(['0.00', '10.00']);
  expect(shared('10.00', '0', '0')).toEqual(['10.00', '0.00']);
});
