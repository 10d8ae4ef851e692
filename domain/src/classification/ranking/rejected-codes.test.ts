import { expect, test } from 'vitest';
import { buildTariffIndex } from '../index/tariff-index.js';
import { suggestTariffCodes } from '../suggest-tariff-codes.js';
import type { TariffEntry } from '../tariff-entry.js';

const STUFFS = 'oak pine cork bamboo willow straw paper felt glass slate steel brass'.split(' ');

const baskets = buildTariffIndex(
  STUFFS.map((stuff, at): TariffEntry => ({ code: `46${at + 10}10`, name: `${stuff} basket`, phrases: [], source: 'word-list' })),
);

test('Goods that nothing tells apart are left to a person', () => {
  const { abstained, candidates } = suggestTariffCodes('basket', baskets);
  expect(abstained).toBe(true);
  expect(candidates.length).toBeGreaterThan(5);
});

test('Codes put aside say what they lack', () => {
  const { candidates, rejected } = suggestTariffCodes('willow basket', baskets);
  expect(candidates[0]?.name).toBe('willow basket');
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.every(({ why, lacks }) => why === 'lacks' && lacks.join() === 'willow')).toBe(true);
});
