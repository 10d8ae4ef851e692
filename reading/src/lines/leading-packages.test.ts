import { expect, test } from 'vitest';
import { withoutPackages } from './leading-packages.js';

const goodsOf = (value: string) =>
  withoutPackages(new Map([['description', { value, from: [], certainty: 0.9 }]])).get('description')?.value;

test('packages before the goods are no part of these', () => {
  expect(goodsOf('120 CARTONS ALUMINIUM SIDE STEP')).toBe('ALUMINIUM SIDE STEP');
  expect(goodsOf('1,200 bags of jasmine rice')).toBe('jasmine rice');
});

test('packages alone, or behind the goods, stay', () => {
  expect(goodsOf('120 CARTONS')).toBe('120 CARTONS');
  expect(goodsOf('Side steps in 120 cartons')).toBe('Side steps in 120 cartons');
});
