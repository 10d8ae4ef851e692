import { EVIDENCE } from '../ranking/evidence.js';
import type { LabelledGoods } from './labelled-goods.js';
import { scoresOf, softmax, type WeightVector } from './softmax.js';

const ROUNDS = 25;
const BATCH = 50;
const STEP = 0.05;
const DECAY = 1e-3;
/** The right heading counts for itself, half as much as the right code: a wrong subheading is a smaller fault than a wrong heading. */
const HEADING = 0.5;

/** Adds how the loss of one description changes with each weight. */
function addGradient(goods: LabelledGoods, weights: WeightVector, gradient: Float64Array): void {
  const shares = softmax(scoresOf(goods, weights));
  const ofHeading = shares.reduce((sum, share, place) => (goods.headings[place] === goods.rightHeading ? sum + share : sum), 0);
  shares.forEach((share, place) => {
    const within = goods.headings[place] === goods.rightHeading ? share / ofHeading : 0;
    const slope = share - (place === goods.right ? 1 : 0) + (ofHeading > 0 ? HEADING * (share - within) : 0);
    const kinds = goods.evidence[place];
    if (kinds === undefined) add(gradient, EVIDENCE.length, slope);
    else kinds.forEach((value, kind) => add(gradient, kind, slope * value));
  });
}

function add(vector: Float64Array, at: number, value: number): void {
  vector[at] = (vector[at] ?? 0) + value;
}

/** Fits the weights to labelled goods by stochastic descent with moments (Adam). The same goods in the same order give the same weights. */
export function fitWeights(goods: readonly LabelledGoods[]): WeightVector {
  const weights = new Float64Array(EVIDENCE.length + 1).fill(1);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let from = 0; from < goods.length; from += BATCH) {
      const batch = goods.slice(from, from + BATCH);
      const gradient = new Float64Array(weights.length);
      for (const one of batch) addGradient(one, weights, gradient);
      step += 1;
      weights.forEach((weight, kind) => {
        const slope = (gradient[kind] ?? 0) / batch.length + DECAY * weight;
        mean[kind] = 0.9 * (mean[kind] ?? 0) + 0.1 * slope;
        square[kind] = 0.999 * (square[kind] ?? 0) + 0.001 * slope ** 2;
        const [steady, spread] = [(mean[kind] ?? 0) / (1 - 0.9 ** step), (square[kind] ?? 0) / (1 - 0.999 ** step)];
        weights[kind] = weight - (STEP * steady) / (Math.sqrt(spread) + 1e-8);
      });
    }
  }
  return weights;
}
