import type { Calibration } from '../ranking/calibrate.js';
import type { LabelledGoods } from './labelled-goods.js';
import { scoresOf, softmax, type WeightVector } from './softmax.js';

/** Fits the line from the share of the best candidate to how often it is right, by least squares. */
export function fitCalibration(goods: readonly LabelledGoods[], weights: WeightVector): Calibration {
  const points = goods.map((one) => {
    const shares = softmax(scoresOf(one, weights)).slice(0, -1);
    const share = Math.max(...shares);
    return { share, right: shares.indexOf(share) === one.right ? 1 : 0 };
  });
  const mean = (of: (point: (typeof points)[number]) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [share, right] = [mean((point) => point.share), mean((point) => point.right)];
  const slope = mean((point) => (point.share - share) * (point.right - right)) / mean((point) => (point.share - share) ** 2);
  return { slope, floor: right - slope * share };
}
