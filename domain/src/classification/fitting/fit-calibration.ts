import { type Calibration, spokenOfficially } from '../ranking/calibrate.js';
import { EVIDENCE } from '../ranking/evidence.js';
import type { LabelledGoods } from './labelled-goods.js';
import { scoresOf, softmax, type WeightVector } from './softmax.js';

const NOMENCLATURE = EVIDENCE.indexOf('nomenclature');

/** Fits the plane from the share of the best candidate, and what the goods say officially, to how often it is right, by least squares. */
export function fitCalibration(goods: readonly LabelledGoods[], weights: WeightVector): Calibration {
  const points = goods.map((one) => {
    const shares = softmax(scoresOf(one, weights)).slice(0, -1);
    const share = Math.max(...shares);
    const best = shares.indexOf(share);
    const spoken = spokenOfficially(one.evidence[best]?.[NOMENCLATURE] ?? 0, one.weight);
    return { share, spoken, right: best === one.right ? 1 : 0 };
  });
  const mean = (of: (point: (typeof points)[number]) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const middle = { share: mean(({ share }) => share), spoken: mean(({ spoken }) => spoken), right: mean(({ right }) => right) };
  const together = (one: keyof typeof middle, other: keyof typeof middle) =>
    mean((point) => (point[one] - middle[one]) * (point[other] - middle[other]));
  const [ofShare, ofSpoken, ofBoth] = [together('share', 'share'), together('spoken', 'spoken'), together('share', 'spoken')];
  const [shareRight, spokenRight] = [together('share', 'right'), together('spoken', 'right')];
  const area = ofShare * ofSpoken - ofBoth ** 2;
  // Where no goods speak officially there is a line and no plane.
  const official = area > 1e-9 ? (spokenRight * ofShare - shareRight * ofBoth) / area : 0;
  const slope = (shareRight - official * ofBoth) / ofShare;
  return { slope, official, floor: middle.right - slope * middle.share - official * middle.spoken };
}
