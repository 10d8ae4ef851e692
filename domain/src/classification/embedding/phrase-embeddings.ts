import type { TariffIndex } from '../index/tariff-index.js';
import { nearestOf } from './nearest-of.js';
import { cosineSimilarity, DIMENSIONS, normalised, quantised } from './vectors.js';

/** How near the goods are to the phrases of one code by their embeddings. */
export interface NearPhrase {
  /** The code's share of all nearness found, from 0 to 1. */
  readonly share: number;
  /** The cosine between the goods and the nearest phrase, and the place of that phrase. */
  readonly similarity: number;
  readonly place: number;
}

/** How fast nearness falls with the angle: the one that told codes apart best when it was measured. */
const SHARPNESS = 25;

/**
 * The embeddings of the tariff's phrases, a row of `DIMENSIONS` numbers for each place of the index; a row of zeros
 * where a phrase has none. To look at all of them for each description would take a tenth of a second, so codes are found by the middle
 * of their phrases first.
 */
export class PhraseEmbeddings {
  private readonly placesByCode = new Map<string, number[]>();
  private readonly codes: readonly string[];
  private readonly middles: Int8Array;

  constructor(
    index: TariffIndex,
    private readonly rows: Int8Array,
  ) {
    index.phrases.forEach(({ code }, place) => {
      if (code.length !== 6 || rows.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS).every((value) => value === 0)) return;
      const places = this.placesByCode.get(code);
      if (places === undefined) this.placesByCode.set(code, [place]);
      else places.push(place);
    });
    this.codes = [...this.placesByCode.keys()];
    this.middles = this.middlesOfCodes();
  }

  /** The codes whose phrases lie around the goods, nearest first. */
  nearestCodes(vector: Float32Array, count: number): string[] {
    const goods = quantised(vector);
    const similarity = Float64Array.from(this.codes, (_, at) => cosineSimilarity(goods, this.middles, at));
    return nearestOf(similarity, count).flatMap((at) => this.codes[at] ?? []);
  }

  /** Compares the goods with every phrase of these codes; codes without a phrase that has an embedding are left out. */
  compare(vector: Float32Array, codes: Iterable<string>): Map<string, NearPhrase> {
    const goods = quantised(vector);
    const found = Array.from(codes, (code) => ({ code, ...this.nearnessOf(code, goods) })).filter(({ place }) => place >= 0);
    const whole = found.reduce((sum, { nearness }) => sum + nearness, 0);
    return new Map(found.map(({ code, nearness, similarity, place }) => [code, { share: nearness / whole, similarity, place }]));
  }

  private nearnessOf(code: string, goods: Int8Array): { nearness: number; similarity: number; place: number } {
    let [nearness, similarity, nearest] = [0, -1, -1];
    for (const place of this.placesByCode.get(code) ?? []) {
      const here = cosineSimilarity(goods, this.rows, place);
      nearness += Math.exp(SHARPNESS * (here - 1));
      if (here > similarity) [similarity, nearest] = [here, place];
    }
    return { nearness, similarity, place: nearest };
  }

  private middlesOfCodes(): Int8Array {
    const middles = new Int8Array(this.codes.length * DIMENSIONS);
    this.codes.forEach((code, at) => {
      const sum = new Float32Array(DIMENSIONS);
      for (const place of this.placesByCode.get(code) ?? [])
        for (let axis = 0; axis < DIMENSIONS; axis += 1) sum[axis] = (sum[axis] ?? 0) + (this.rows[place * DIMENSIONS + axis] ?? 0);
      middles.set(quantised(normalised(sum)), at * DIMENSIONS);
    });
    return middles;
  }
}
