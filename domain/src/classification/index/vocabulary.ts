import { consonantsOf } from '../words/consonants.js';
import { isOneEdit } from '../words/one-edit.js';
import { singularOf } from '../words/singular.js';
import { wordStem } from '../words/word-stem.js';
import { writtenTogether } from '../words/written-together.js';

/** A known word that an unknown one may mean, and how likely. */
export interface NearWord {
  readonly word: string;
  readonly similarity: number;
}

const LATIN = /^[a-z]+$/;
const MOST_NEAR_WORDS = 12;
const CUT_OFF = 0.8;
const MISSPELT = 0.8;
const VOWEL_WRONG = 0.9;
const WITHOUT_VOWELS = 0.7;
const AKIN = 0.5;
/** Four letters at least, for `mp3`, `b12` and `h265` are names of their own. */
const LETTERS_IN_DIGITS = /^\d*([a-z]{4,})\d*$/;
/** A shorter unknown word is a name or misspelt as a rule. */
const LEAST_TOGETHER = 8;

/** The words of the tariff, and the ways to find them when they are cut, misspelt, or written without vowels. */
export class Vocabulary {
  private readonly known: ReadonlySet<string>;
  private readonly byStart = new Map<string, string[]>();
  private readonly byConsonants = new Map<string, string[]>();
  private readonly byStem = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    this.known = new Set(words);
    for (const word of this.known) {
      if (!LATIN.test(word)) continue;
      add(this.byStart, word.slice(0, 2), word);
      add(this.byConsonants, consonantsOf(word), word);
      add(this.byStem, wordStem(word), word);
    }
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** Answers the known words of the same stem, without the word itself. */
  akin(word: string): NearWord[] {
    if (!LATIN.test(word) || word.length < 4) return [];
    const others = (this.byStem.get(wordStem(word)) ?? []).filter((other) => other !== word);
    return others.slice(0, MOST_NEAR_WORDS).map((other) => ({ word: other, similarity: AKIN }));
  }

  /** Answers the known words that an unknown one may stand for, best first. */
  near(word: string): NearWord[] {
    if (!LATIN.test(word) || word.length < 3) return [];
    const found = new Map<string, number>();
    const consider = (candidate: string, similarity: number) => {
      if (similarity > (found.get(candidate) ?? 0)) found.set(candidate, similarity);
    };
    for (const candidate of this.byStart.get(word.slice(0, 2)) ?? []) {
      if (word.length >= 4 && candidate.startsWith(word)) consider(candidate, CUT_OFF * (0.6 + (0.4 * word.length) / candidate.length));
      if (word.length >= 5 && candidate.length >= 4 && isOneEdit(word, candidate))
        consider(candidate, consonantsOf(candidate) === consonantsOf(word) ? VOWEL_WRONG : MISSPELT);
    }
    if (this.isWithoutVowels(word))
      for (const candidate of this.byConsonants.get(consonantsOf(word)) ?? []) consider(candidate, WITHOUT_VOWELS);
    const best = [...found].map(([candidate, similarity]) => ({ word: candidate, similarity }));
    return best.sort((left, right) => right.similarity - left.similarity).slice(0, MOST_NEAR_WORDS);
  }

  /** Answers the known words that an unknown one is written together from: two wholly, else as many as there are; digits at its ends are left out. */
  split(word: string): readonly string[] | undefined {
    if (this.isWithoutVowels(word)) return undefined;
    for (let at = word.length - 3; at >= 3; at--) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (this.known.has(first) && this.known.has(second)) return [first, second];
    }
    const letters = LETTERS_IN_DIGITS.exec(word)?.[1];
    if (letters === undefined) return undefined;
    const parts = letters.length < LEAST_TOGETHER || this.known.has(letters) ? undefined : writtenTogether(letters, this.knownForm);
    return parts ?? (letters === word ? undefined : [letters]);
  }

  /** Whether it is a known word but for its vowels: a motherbrd has no bread in it. */
  private isWithoutVowels(word: string): boolean {
    return LATIN.test(word) && looksAbbreviated(word) && this.byConsonants.has(consonantsOf(word));
  }

  private readonly knownForm = (part: string): string | undefined => [part, singularOf(part)].find((form) => this.known.has(form));
}

function looksAbbreviated(word: string): boolean {
  return word.replace(/[aeiou]/g, '').length / word.length >= 0.7;
}

function add(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key);
  if (words === undefined) map.set(key, [word]);
  else words.push(word);
}
