import type { TariffIndex } from '../index/tariff-index.js';
import { nearestOf } from './nearest-of.js';
import { asKept, DIMENSIONS, likenessOf, ofLengthOne } from './vectors.js';

/** How near the goods are to the phrases of one code in meaning. */
export interface NearMeaning {
  /** The code's share of all nearness found, from 0 to 1. */
  readonly share: number;
  /** The cosine between the goods and the nearest phrase, and the place of that phrase. */
  readonly likeness: number;
  readonly place: number;
}

/** How fast nearness falls with the angle: the one that told codes apart best when it was measured. */
const SHARPNESS = 25;

/**
 * The meanings of the tariff's phrases as directions in space, a row of `DIMENSIONS` numbers for each place of the index; a row of zeros
 * where a phrase has none. To look at all of them for each description would take a tenth of a second, so codes are found by the middle
 * of their phrases first.
 */
export class PhraseMeanings {
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
  nearestCodes(direction: Float32Array, count: number): string[] {
    const goods = asKept(direction);
    const likeness = Float64Array.from(this.codes, (_, at) => likenessOf(goods, this.middles, at));
    return nearestOf(likeness, count).flatMap((at) => this.codes[at] ?? []);
  }

  /** Compares the goods with every phrase of these codes; codes without a phrase that has a meaning are left out. */
  compare(direction: Float32Array, codes: Iterable<string>): Map<string, NearMeaning> {
    const goods = asKept(direction);
    const found = Array.from(codes, (code) => ({ code, ...this.nearnessOf(code, goods) })).filter(({ place }) => place >= 0);
    const whole = found.reduce((sum, { nearness }) => sum + nearness, 0);
    return new Map(found.map(({ code, nearness, likeness, place }) => [code, { share: nearness / whole, likeness, place }]));
  }

  private nearnessOf(code: string, goods: Int8Array): { nearness: number; likeness: number; place: number } {
    let [nearness, likeness, nearest] = [0, -1, -1];
    for (const place of this.placesByCode.get(code) ?? []) {
      const here = likenessOf(goods, this.rows, place);
      nearness += Math.exp(SHARPNESS * (here - 1));
      if (here > likeness) [likeness, nearest] = [here, place];
    }
    return { nearness, likeness, place: nearest };
  }

  private middlesOfCodes(): Int8Array {
    const middles = new Int8Array(this.codes.length * DIMENSIONS);
    this.codes.forEach((code, at) => {
      const sum = new Float32Array(DIMENSIONS);
      for (const place of this.placesByCode.get(code) ?? [])
        for (let axis = 0; axis < DIMENSIONS; axis += 1) sum[axis] = (sum[axis] ?? 0) + (this.rows[place * DIMENSIONS + axis] ?? 0);
      middles.set(asKept(ofLengthOne(sum)), at * DIMENSIONS);
    });
    return middles;
  }
}
