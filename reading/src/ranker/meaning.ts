/** What a text may name, as shares of one for each of some things. */
export type Meaning = Float32Array;

/** A linear guess of what a text names: its words and runs of letters fall into buckets, each with a weight for each thing. */
export interface MeaningModel {
  readonly things: readonly string[];
  readonly buckets: number;
  /** Bucket by bucket, in steps of `scale`. */
  readonly weights: Int8Array;
  readonly scale: number;
  readonly bias: Float32Array;
}

/** The buckets of a canonical text: one for each word, pair of words, and run of letters in a word. Each stands there once. */
export function bucketsOf(canonical: string, buckets: number): number[] {
  const found = new Set<number>();
  const words = canonical.split(' ').filter(Boolean);
  for (const [at, word] of words.entries()) {
    if (/\p{Script=Han}/u.test(word)) {
      for (let index = 0; index < word.length; index += 1) {
        found.add(hashOf(word.slice(index, index + 1), buckets));
        if (index + 1 < word.length) found.add(hashOf(word.slice(index, index + 2), buckets));
      }
      continue;
    }
    found.add(hashOf(`${word} `, buckets));
    const before = words[at - 1];
    if (before !== undefined) found.add(hashOf(`${before} ${word}`, buckets));
    const marked = `_${word}_`;
    for (const run of [4, 5]) {
      for (let index = 0; index + run <= marked.length; index += 1) found.add(hashOf(marked.slice(index, index + run), buckets));
    }
  }
  return [...found];
}

/** FNV-1a, so that the same text falls into the same bucket everywhere. */
function hashOf(sign: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) {
    hash ^= sign.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % buckets;
}

/** What a canonical text may name; a text without words names nothing. */
export function meaningOf(canonical: string, { things, buckets, weights, scale, bias }: MeaningModel): Meaning {
  const scores = new Float32Array(things.length);
  const own = bucketsOf(canonical, buckets);
  for (const bucket of own) {
    const at = bucket * things.length;
    for (let thing = 0; thing < things.length; thing += 1) scores[thing] = (scores[thing] ?? 0) + (weights[at + thing] ?? 0);
  }
  const part = own.length === 0 ? 0 : scale / Math.sqrt(own.length);
  let highest = Number.NEGATIVE_INFINITY;
  for (let thing = 0; thing < things.length; thing += 1) {
    const score = (scores[thing] ?? 0) * part + (bias[thing] ?? 0);
    scores[thing] = score;
    if (score > highest) highest = score;
  }
  let sum = 0;
  for (let thing = 0; thing < things.length; thing += 1) {
    const share = Math.exp((scores[thing] ?? 0) - highest);
    scores[thing] = share;
    sum += share;
  }
  for (let thing = 0; thing < things.length; thing += 1) scores[thing] = (scores[thing] ?? 0) / sum;
  return scores;
}
