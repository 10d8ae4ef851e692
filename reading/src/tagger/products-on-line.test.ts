import { expect, test } from 'vitest';
import { productsOnLine } from './products-on-line.js';

test('a quantity times a price is an amount', () => {
  expect(productsOnLine([0, 1, 2, 3], [null, 12, 2.5, 30])).toEqual({ products: [3], factors: [1, 2] });
});

test('one times a price tells nothing, nor does a number that nothing makes', () => {
  expect(productsOnLine([0, 1, 2], [1, 30, 30]).products).toEqual([]);
  expect(productsOnLine([0, 1, 2], [3, 4, 13]).products).toEqual([]);
});
