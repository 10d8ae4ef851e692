/** Throws of a dice that the same seed always repeats. Forks are independent: a new throw in one changes nothing in another. */
export class Dice {
  #state: number;
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
    this.#state = hashOf(seed);
  }

  /** A dice of its own for one part of the work. */
  fork(part: string): Dice {
    return new Dice(`${this.#seed}/${part}`);
  }

  /** A number from 0 up to 1, without 1 (mulberry32). */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between both ends, which belong to it. */
  between(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  /** Whether something happens that happens in this share of all cases. */
  happens(share: number): boolean {
    return this.share() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** Some of the items, each once, in a new order. */
  pickSome<Item>(items: readonly Item[], count: number): Item[] {
    return items
      .map((item) => ({ item, order: this.share() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ item }) => item);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join('');
  }

  letters(count: number): string {
    return Array.from({ length: count }, () => String.fromCharCode(65 + this.between(0, 25))).join('');
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
