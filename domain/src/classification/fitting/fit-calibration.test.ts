import { expect, test } from 'vitest';
import { fitCalibration } from './fit-calibration.js';
import type { LabelledGoods } from './labelled-goods.js';

/** One kind of evidence, and never the case that nothing fits. */
const WEIGHTS = Float64Array.of(1, Number.NEGATIVE_INFINITY);

function goodsWithShare(share: number, right: number): LabelledGoods {
  const evidence = [Float64Array.of(Math.log(share / (1 - share))), Float64Array.of(0)];
  return { evidence, right, headings: ['9201', '9202'], rightHeading: '9201' };
}

test('The line goes through how often each share is right', () => {
  const goods = [...[0, 0, 0, 1].map((right) => goodsWithShare(0.9, right)), ...[0, 1].map((right) => goodsWithShare(0.6, right))];
  const { floor, slope } = fitCalibration(goods, WEIGHTS);
  expect(floor + slope * 0.9).toBeCloseTo(0.75);
  expect(floor + slope * 0.6).toBeCloseTo(0.5);
});
