import type { LabelledGoods } from './labelled-goods.js';

/** Weights of the kinds of evidence, and last the score of the case that nothing fits. */
export type WeightVector = Float64Array;

/** Answers the scores of the candidates and, last, of the case that none is right. */
export function scoresOf({ evidence }: LabelledGoods, weights: WeightVector): number[] {
  const scores = evidence.map((kinds) => kinds.reduce((sum, value, kind) => sum + value * (weights[kind] ?? 0), 0));
  return [...scores, weights.at(-1) ?? 0];
}

/** Turns scores into shares of one. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}
