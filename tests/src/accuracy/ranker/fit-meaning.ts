import { bucketsOf, type MeaningModel } from '@tallyport/reading/ranker/meaning';
import { seeded, shuffled } from '../trees/seeded.js';

/** A canonical text and what it names. */
export type NamedText = readonly [text: string, thing: string];

const BUCKETS = 8192;
const ROUNDS = 6;
const RATE = 0.5;
/** Signs are left out at random, so that no text hangs on one of them. */
const LEFT_OUT = 0.3;

/** Fits what texts name by their signs: a linear guess, step by step, the same in every run. */
export function fitMeaning(texts: readonly NamedText[], seed: number): MeaningModel {
  const things = [...new Set(texts.map(([, thing]) => thing))].filter((thing) => thing !== 'none').sort();
  things.push('none');
  const indexes = new Map(things.map((thing, index) => [thing, index]));
  const size = things.length;
  const [weights, slopes] = [new Float32Array(BUCKETS * size), new Float32Array(BUCKETS).fill(1)];
  const bias = new Float32Array(size);
  const chance = seeded(seed);
  const known = texts.map(([text, thing]) => ({ own: bucketsOf(text, BUCKETS), index: indexes.get(thing) as number }));
  const counts = new Float32Array(size);
  for (const { index } of known) counts[index] = (counts[index] as number) + 1;
  const scores = new Float32Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE * (1 - round / ROUNDS);
    for (const { own, index } of shuffled(known, chance)) {
      const used = own.filter(() => chance() >= LEFT_OUT);
      const part = used.length === 0 ? 0 : 1 / Math.sqrt(used.length);
      scores.set(bias);
      for (const bucket of used)
        for (let thing = 0; thing < size; thing += 1)
          scores[thing] = (scores[thing] as number) + part * (weights[bucket * size + thing] as number);
      const highest = Math.max(...scores);
      let sum = 0;
      for (let thing = 0; thing < size; thing += 1) sum += scores[thing] = Math.exp((scores[thing] as number) - highest);
      const weight = Math.min(1, 300 / (counts[index] as number));
      for (let thing = 0; thing < size; thing += 1)
        scores[thing] = (weight * rate * (scores[thing] as number)) / sum - (thing === index ? weight * rate : 0);
      for (let thing = 0; thing < size; thing += 1) bias[thing] = (bias[thing] as number) - 0.05 * (scores[thing] as number);
      for (const bucket of used) {
        slopes[bucket] = (slopes[bucket] as number) + 0.02;
        const step = (part * 4) / Math.sqrt(slopes[bucket] ?? 1);
        for (let thing = 0; thing < size; thing += 1)
          weights[bucket * size + thing] = (weights[bucket * size + thing] as number) - step * (scores[thing] as number);
      }
    }
  }
  const greatest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = greatest / 127;
  return { things, buckets: BUCKETS, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale, bias };
}
