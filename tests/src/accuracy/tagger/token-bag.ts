/** The tokens of a text, of which words take theirs: each token as often as the text says it. */
export class TokenBag {
  readonly #left = new Map<string, number>();
  readonly #size: number;
  #taken = 0;

  constructor(tokens: readonly string[]) {
    this.#size = tokens.length;
    for (const token of tokens) this.#left.set(token, this.#leftOf(token) + 1);
  }

  /** Takes the tokens of a word if each of them is left, and says whether it did. A word without tokens takes nothing. */
  take(tokens: readonly string[]): boolean {
    if (tokens.length === 0 || !tokens.every((token) => this.#leftOf(token) > 0)) return false;
    for (const token of tokens) this.#left.set(token, this.#leftOf(token) - 1);
    this.#taken += tokens.length;
    return true;
  }

  /** The share of the tokens that was taken, from 0 to 1. */
  get share(): number {
    return this.#taken / this.#size;
  }

  #leftOf(token: string): number {
    return this.#left.get(token) ?? 0;
  }
}
