import { expect, test } from 'vitest';
import { chanceOfBest } from '../ranking/calibrate.js';
import { EVIDENCE } from '../ranking/evidence.js';
import { fitCalibration } from './fit-calibration.js';
import type { LabelledGoods } from './labelled-goods.js';

/** One kind of evidence, and never the case that nothing fits. */
const WEIGHTS = Float64Array.of(1, ...EVIDENCE.slice(1).map(() => 0), Number.NEGATIVE_INFINITY);

/** Two candidates, of which the first has this share, and speaks as officially as it is said. */
function goodsWithShare(share: number, right: number, nomenclature = 0): LabelledGoods {
  const best = Float64Array.from(EVIDENCE, (kind) => (kind === 'nomenclature' ? nomenclature : 0));
  best[0] = Math.log(share / (1 - share));
  return { evidence: [best, new Float64Array(EVIDENCE.length)], right, headings: ['9201', '9202'], rightHeading: '9201', weight: 40 };
}

test('The curve goes through how often each share is right', () => {
  const goods = [...[0, 0, 0, 1].map((right) => goodsWithShare(0.9, right)), ...[0, 1].map((right) => goodsWithShare(0.6, right))];
  const calibration = fitCalibration(goods, WEIGHTS);
  expect(chanceOfBest(0.9, calibration, 0)).toBeCloseTo(0.75);
  expect(chanceOfBest(0.6, calibration, 0)).toBeCloseTo(0.5);
});

test('Goods of one share that speak officially more are surer, if they are right more often', () => {
  const spoken = [0, 1].map((right) => goodsWithShare(0.6, right, 0.5));
  const plain = [0, 1, 1, 1].map((right) => goodsWithShare(0.6, right, 0));
  const others = [0, 0, 0, 1].map((right) => goodsWithShare(0.9, right, 0));
  const calibration = fitCalibration([...spoken, ...plain, ...others], WEIGHTS);
  expect(chanceOfBest(0.6, calibration, 0.5)).toBeCloseTo(0.5);
  expect(chanceOfBest(0.6, calibration, 0)).toBeCloseTo(0.25);
  expect(chanceOfBest(0.9, calibration, 0)).toBeCloseTo(0.75);
});
