import type { Candidate } from './candidates.js';
import { RIVAL_VALUES } from './tuning.js';

/** All candidates of one kind, as one is compared with the others. What is asked of each is counted once for all of them. */
export class RivalValues {
  /** The greatest number; 0 where they are none. */
  readonly greatest: number;
  readonly #times = new Map<string, number>();
  /** Each number once, from the least. */
  readonly #ascending: readonly number[];
  readonly #places: ReadonlyMap<number, number>;

  constructor(candidates: readonly Candidate[], areNumbers: boolean) {
    for (const { value } of candidates) this.#times.set(value, (this.#times.get(value) ?? 0) + 1);
    const numbers = areNumbers ? candidates.map(({ value }) => Math.abs(Number(value))) : [];
    this.#ascending = [...new Set(numbers)].sort((a, b) => a - b);
    this.#places = new Map(this.#ascending.map((number, place) => [number, place]));
    this.greatest = this.#ascending.at(-1) ?? 0;
  }

  timesOf(value: string): number {
    return this.#times.get(value) ?? 0;
  }

  /** How many different numbers are greater. */
  rankOf(number: number): number {
    return this.#ascending.length - 1 - (this.#places.get(number) ?? -1);
  }

  /** Whether a number is the sum of two others, as totals are: only among few numbers, of which that says something. */
  isSum(number: number): boolean {
    const parts = this.#ascending.slice(0, this.#places.get(number) ?? 0).filter((part) => part > 0);
    if (number === 0 || parts.length > RIVAL_VALUES.mostParts) return false;
    const cents = new Set(parts.map((part) => Math.round(part * 100)));
    return parts.some((part) => 2 * part !== number && cents.has(Math.round((number - part) * 100)));
  }
}
