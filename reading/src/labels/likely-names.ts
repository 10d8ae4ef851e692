import { LIKELY_NAMES } from './tuning.js';
/** What a text most likely names, and how likely that is against all other things, 0 to 1. */
export interface LikelyName<Concept> {
  readonly concept: Concept;
  readonly share: number;
}

/**
 * Tells by the words that are known what a text of other words most likely names: naive Bayes over words and runs of letters.
 * `Place of cargo acceptance` shares most with the spellings of the place of receipt, and `Loadport` with those of the port of loading.
 */
export class LikelyNames<Concept extends string | null> {
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #concepts: Concept[] = [];
  readonly #indexes = new Map<Concept, number>();
  readonly #entries: number[] = [];
  readonly #totals: number[] = [];

  /** Canonical texts, each with what it names. */
  constructor(known: Iterable<readonly [text: string, concept: Concept]>) {
    for (const [text, concept] of known) this.#learn(text, this.#indexOf(concept));
  }

  /** Null where no sign of the text is known. */
  nameOf(text: string): LikelyName<Concept> | null {
    const known = signsOf(text).flatMap((sign) => this.#counts.get(sign) ?? []);
    if (known.length === 0) return null;
    const scores = this.#concepts.map((_, index) => {
      const all = (this.#totals[index] ?? 0) + LIKELY_NAMES.smoothing * this.#counts.size;
      return Math.log(this.#entries[index] ?? 0) + known.length * Math.log(LIKELY_NAMES.smoothing / all);
    });
    for (const counts of known) {
      for (const [index, count] of counts)
        scores[index] = (scores[index] ?? 0) + Math.log((count + LIKELY_NAMES.smoothing) / LIKELY_NAMES.smoothing);
    }
    const highest = Math.max(...scores);
    const concept = this.#concepts[scores.indexOf(highest)];
    const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
    return concept === undefined ? null : { concept, share: 1 / sum };
  }

  #indexOf(concept: Concept): number {
    const known = this.#indexes.get(concept);
    if (known !== undefined) return known;
    this.#indexes.set(concept, this.#concepts.length);
    this.#entries.push(0);
    this.#totals.push(0);
    return this.#concepts.push(concept) - 1;
  }

  #learn(text: string, index: number): void {
    const signs = signsOf(text);
    this.#entries[index] = (this.#entries[index] ?? 0) + 1;
    this.#totals[index] = (this.#totals[index] ?? 0) + signs.length;
    for (const sign of signs) {
      const counts = this.#counts.get(sign) ?? new Map<number, number>();
      this.#counts.set(sign, counts);
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
  }
}

/** The words of a text, their runs of letters with the word's beginning and end marked, and for Chinese each sign and each pair. */
function signsOf(text: string): string[] {
  const signs = new Set<string>();
  for (const word of text.split(' ')) {
    if (/\p{Script=Han}/u.test(word)) {
      for (let at = 0; at < word.length; at += 1) signs.add(word.slice(at, at + 1)).add(word.slice(at, at + 2));
      continue;
    }
    signs.add(`${word} `);
    const marked = `_${word}_`;
    for (let at = 0; at + LIKELY_NAMES.run <= marked.length; at += 1) signs.add(marked.slice(at, at + LIKELY_NAMES.run));
  }
  return [...signs];
}
