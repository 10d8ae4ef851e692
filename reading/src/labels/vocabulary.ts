import { memoise } from '@tallyport/domain/memoise';
import type { Spelling } from '../lexicon/spellings.js';
import { MisreadSpellings } from './misread.js';
import { VOCABULARY } from './tuning.js';

/** Finds what a canonical text names: exactly, or with one letter read wrongly in a long word. */
export class Vocabulary<Concept extends string> {
  readonly #concepts = new Map<string, Concept>();
  readonly #teaching = new Map<string, Concept>();
  /** Words that a scan runs together: `shipto`, `invoicedate`. */
  readonly #joined = new Map<string, Concept>();
  /** Words whose `and` papers also write as a mark, or not at all. */
  readonly #withoutAnd = new Map<string, Concept>();
  readonly #spellings = new MisreadSpellings();
  readonly #needingColon = new Set<string>();
  readonly #words = new Set<string>();
  readonly #misread = memoise((text) => this.#search(text));
  /** The number of tokens of the longest entry. */
  readonly longest: number;

  constructor(spellings: Iterable<Spelling<Concept>>) {
    for (const spelling of spellings) this.#add(spelling);
    this.longest = Math.max(...[...this.#concepts.keys()].map((words) => words.split(' ').length));
  }

  conceptOf(canonical: string): Concept | null {
    return (
      this.#concepts.get(canonical) ?? this.#withoutAnd.get(unjoined(canonical)) ?? this.#inOneWord(canonical) ?? this.#nearly(canonical)
    );
  }

  /** Scans lose a space (`country ofexport`) and see one where a letter stands apart (`ship f rom`). */
  #inOneWord(canonical: string): Concept | null {
    const joined = canonical.replaceAll(' ', '');
    return this.#joined.get(joined) ?? (joined === canonical || joined.length < 6 ? null : (this.#concepts.get(joined) ?? null));
  }

  /** The canonical texts from which others are guessed, each with what it names. */
  entries(): Iterable<readonly [text: string, concept: Concept]> {
    return this.#teaching;
  }

  /** Whether a canonical word is part of any entry. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether a canonical text names something only with a colon behind it. */
  needsColon(canonical: string): boolean {
    return this.#needingColon.has(canonical);
  }

  /** Only common spellings are also found misread. */
  #add({ text: words, name: concept, needsColon, isOften, teaches }: Spelling<Concept>): void {
    this.#concepts.set(words, concept);
    if (teaches) this.#teaching.set(words, concept);
    if (teaches) for (const word of words.split(' ')) this.#words.add(word);
    if (needsColon) {
      this.#needingColon.add(words);
      return;
    }
    const bare = unjoined(words);
    if (bare !== words && bare.split(' ').length >= VOCABULARY.leastWithoutAnd && !this.#withoutAnd.has(bare))
      this.#withoutAnd.set(bare, concept);
    const joined = words.replaceAll(' ', '');
    if (joined.length >= 6 && joined !== words && !this.#joined.has(joined)) {
      this.#joined.set(joined, concept);
      if (isOften) this.#spellings.add(joined);
    }
    if (isOften) this.#spellings.add(words);
  }

  /** Scans misread letters: at most one in a word and two in a label. Digits and short words are never guessed. */
  #nearly(text: string): Concept | null {
    return text.length < (text.includes(' ') ? 6 : 7) || /\d/.test(text) ? null : this.#misread(text);
  }

  #search(text: string): Concept | null {
    const near = this.#spellings.nearest(text);
    return near === null ? null : (this.#concepts.get(near) ?? this.#joined.get(near) ?? null);
  }
}

function unjoined(words: string): string {
  return words.includes(' and ') ? words.replaceAll(' and ', ' ') : words;
}
