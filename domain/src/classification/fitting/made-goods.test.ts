import { expect, test } from 'vitest';
import { madeGoods } from './made-goods.js';

const NOMENCLATURE = [
  { code: '9201', name: 'Pianos and harpsichords' },
  { code: '920110', name: 'Pianos; upright, with keyboard' },
  { code: '920120', name: 'Pianos; grand, with keyboard' },
  { code: '920290', name: 'Lutes' },
];

test('Goods are made of subheadings that say enough, the same for a seed', () => {
  const made = madeGoods(NOMENCLATURE, 10, 1);
  expect(made.map(({ code }) => code).toSorted()).toEqual(['920110', '920120']);
  expect(madeGoods(NOMENCLATURE, 10, 1)).toEqual(made);
  expect(madeGoods(NOMENCLATURE, 1, 1)).toHaveLength(1);
});
