import { canonicalText } from './tokens.js';

/** Words that name a thing on trade papers, by what they name. Alternatives are separated by `|`. */
export type WordTable<Concept extends string> = Readonly<Record<Concept, string>>;

/** Finds what a canonical text names: exactly, or with one letter read wrongly in a long word. */
export class Vocabulary<Concept extends string> {
  readonly #concepts = new Map<string, Concept>();
  /** Words that a scan runs together: `shipto`, `invoicedate`. */
  readonly #joined = new Map<string, Concept>();
  readonly #byLength = new Map<number, string[]>();
  /** The number of tokens of the longest entry. */
  readonly longest: number;

  constructor(table: WordTable<Concept>) {
    for (const [concept, words] of Object.entries(table) as [Concept, string][]) {
      for (const word of words.split('|')) this.#add(canonicalText(word), concept);
    }
    this.longest = Math.max(...[...this.#concepts.keys()].map((words) => words.split(' ').length));
  }

  conceptOf(canonical: string): Concept | null {
    return this.#concepts.get(canonical) ?? this.#joined.get(canonical) ?? this.#nearly(canonical);
  }

  #add(words: string, concept: Concept): void {
    if (words === '' || this.#concepts.has(words)) return;
    this.#concepts.set(words, concept);
    const joined = words.replaceAll(' ', '');
    if (joined.length >= 6 && joined !== words) this.#joined.set(joined, concept);
    this.#byLength.set(words.length, [...(this.#byLength.get(words.length) ?? []), words]);
  }

  #nearly(text: string): Concept | null {
    if (text.length < 7) return null;
    for (const length of [text.length, text.length - 1, text.length + 1]) {
      const near = this.#byLength.get(length)?.find((words) => isOneLetterOff(words, text));
      if (near !== undefined) return this.#concepts.get(near) ?? null;
    }
    return null;
  }
}

/** Whether two texts differ by one letter changed, added or left out. */
function isOneLetterOff(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const rests = [a.slice(same), b.slice(same)];
  const [long = '', short = ''] = rests.sort((x, y) => y.length - x.length);
  if (/\d/.test(long[0] ?? '') || /\d/.test(short[0] ?? '')) return false;
  return long.length === short.length ? long.slice(1) === short.slice(1) : long.slice(1) === short;
}
