import { isWithinEdits } from './edit-distance.js';
import { canonicalText } from './tokens.js';

/**
 * Words that name a thing on trade papers, by what they name. Alternatives are separated by `|`. A word that could as well be a
 * value (`destination:`) ends with a colon in the table, and names its thing only where a colon stands behind it on the paper.
 */
export type WordTable<Concept extends string> = Readonly<Record<Concept, string>>;

/** Finds what a canonical text names: exactly, or with one letter read wrongly in a long word. */
export class Vocabulary<Concept extends string> {
  readonly #concepts = new Map<string, Concept>();
  /** Words that a scan runs together: `shipto`, `invoicedate`. */
  readonly #joined = new Map<string, Concept>();
  /** What was looked up before: the same texts come again on every page. */
  readonly #near = new Map<string, Concept | null>();
  readonly #byLength = new Map<number, string[]>();
  readonly #needingColon = new Set<string>();
  /** The number of tokens of the longest entry. */
  readonly longest: number;

  constructor(table: WordTable<Concept>) {
    for (const [concept, words] of Object.entries(table) as [Concept, string][]) {
      for (const word of words.split('|')) this.#add(canonicalText(word), concept, word.endsWith(':'));
    }
    this.longest = Math.max(...[...this.#concepts.keys()].map((words) => words.split(' ').length));
  }

  conceptOf(canonical: string): Concept | null {
    return this.#concepts.get(canonical) ?? this.#joined.get(canonical) ?? this.#nearly(canonical);
  }

  /** Whether a canonical text names something only with a colon behind it. */
  needsColon(canonical: string): boolean {
    return this.#needingColon.has(canonical);
  }

  #add(words: string, concept: Concept, needsColon: boolean): void {
    if (words === '' || this.#concepts.has(words)) return;
    this.#concepts.set(words, concept);
    if (needsColon) {
      this.#needingColon.add(words);
      return;
    }
    const joined = words.replaceAll(' ', '');
    if (joined.length >= 6 && joined !== words) {
      this.#joined.set(joined, concept);
      this.#index(joined);
    }
    this.#index(words);
  }

  #index(words: string): void {
    this.#byLength.set(words.length, [...(this.#byLength.get(words.length) ?? []), words]);
  }

  /** Scans misread letters: at most one in a word and two in a label. Digits and short words are never guessed. */
  #nearly(text: string): Concept | null {
    if (text.length < (text.includes(' ') ? 6 : 7) || /\d/.test(text)) return null;
    const known = this.#near.get(text);
    if (known !== undefined) return known;
    const found = this.#search(text, text.length < 12 ? 1 : 2);
    this.#near.set(text, found);
    return found;
  }

  #search(text: string, most: number): Concept | null {
    for (let length = text.length - most; length <= text.length + most; length += 1) {
      const near = this.#byLength.get(length)?.find((words) => isMisread(words, text, most));
      if (near !== undefined) return this.#concepts.get(near) ?? this.#joined.get(near) ?? null;
    }
    return null;
  }
}

/** Whether one label may be another misread: as many words, each the same but for one letter. */
function isMisread(a: string, b: string, most: number): boolean {
  const [left, right] = [a.split(' '), b.split(' ')];
  if (left.length !== right.length) return false;
  const changed = left.filter((word, index) => word !== right[index]);
  return (
    changed.length <= most &&
    left.every((word, index) => word === right[index] || (word.length > 3 && isWithinEdits(word, right[index] ?? '', 1)))
  );
}
