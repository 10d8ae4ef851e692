import { expect, test } from 'vitest';
import { buildTariffIndex } from '../index/tariff-index.js';
import { EVIDENCE } from '../ranking/evidence.js';
import { readWordList } from '../read-word-list.js';
import { fitWeights } from './fit-weights.js';
import { labelGoods } from './labelled-goods.js';
import { scoresOf } from './softmax.js';

const index = buildTariffIndex(
  readWordList(`
9201 | Pianos | keyboard
920110 | Upright pianos | upright piano; cottage piano
920120 | Grand pianos | grand piano; baby grand
9207 | Electric instruments | amplified
920710 | Electric keyboards | synthesizer; stage piano; digital organ
920790 | Other electric instruments | electric guitar; electric violin
`),
);
const LABELS: readonly (readonly [string, string])[] = [
  ['cottage piano, black', '920110'],
  ['a baby grand for a concert hall', '920120'],
  ['synthesizer with stand', '920710'],
  ['violin, electric', '920790'],
];
const goods = LABELS.flatMap(([description, code]) => labelGoods(description, code, index) ?? []);

test('Goods of known words are labelled; others are not', () => {
  expect(goods).toHaveLength(LABELS.length);
  expect(labelGoods('zyzzyva', '920110', index)).toBeUndefined();
});

test('Fitted weights put the right code first', () => {
  const weights = fitWeights(goods);
  expect(weights).toHaveLength(EVIDENCE.length + 1);
  for (const one of goods) {
    const scores = scoresOf(one, weights);
    expect(scores.indexOf(Math.max(...scores))).toBe(one.right);
  }
});

test('The same goods give the same weights', () => {
  expect(fitWeights(goods)).toEqual(fitWeights(goods));
});
