import { type Calibration, chanceOfBest, oddsOf, officialShare } from '../ranking/calibrate.js';
import { EVIDENCE } from '../ranking/evidence.js';
import type { LabelledGoods } from './labelled-goods.js';
import { scoresOf, softmax, type WeightVector } from './softmax.js';

const NOMENCLATURE = EVIDENCE.indexOf('nomenclature');
const ROUNDS = 4_000;
const STEP = 0.3;

/** Fits the chance of the best candidate to how often it is right (a logistic regression, by descent). */
export function fitCalibration(goods: readonly LabelledGoods[], weights: WeightVector): Calibration {
  const points = goods.map((one) => {
    const shares = softmax(scoresOf(one, weights)).slice(0, -1);
    const share = Math.max(...shares);
    const best = shares.indexOf(share);
    const spoken = officialShare(one.evidence[best]?.[NOMENCLATURE] ?? 0, one.weight);
    return { share, spoken, right: best === one.right ? 1 : 0 };
  });
  let [floor, slope, official] = [0, 1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const missing = { floor: 0, slope: 0, official: 0 };
    for (const { share, spoken, right } of points) {
      const missed = (right - chanceOfBest(share, { floor, slope, official }, spoken)) / points.length;
      missing.floor += missed;
      missing.slope += missed * oddsOf(share);
      missing.official += missed * spoken;
    }
    floor += STEP * missing.floor;
    slope += STEP * missing.slope;
    official += STEP * missing.official;
  }
  return { floor, slope, official };
}
