import { heightOf } from '@tallyport/reading/page/area';
import { nameOf } from '../score/same-value.js';
import type { PaperWord } from './paper-word.js';

/** A word with its place among the words of its paper, and with what of its text counts when it is held against gold. */
export interface ComparableWord extends PaperWord {
  readonly at: number;
  readonly tokens: readonly string[];
  readonly key: string;
  readonly digits: string;
}

/** No word counts as lower than this, in points: of dots and dashes only the ink is measured. */
const LEAST_HEIGHT = 4;
const BETWEEN_TOKENS = /[^\p{L}\p{N}_]+/u;
const NOT_A_DIGIT = /\P{Nd}/gu;
/** Numbers are the same within half a hundredth, or within a millionth of the gold one. */
const NEAR_NUMBER = 0.005;
const NEAR_SHARE = 1e-6;

export function comparableWords(words: readonly PaperWord[]): ComparableWord[] {
  return words.map((word, at) => ({ ...word, at, tokens: tokensOf(word.text), key: keyOf(word.text), digits: digitsOf(word.text) }));
}

/** The runs of letters and digits in a value, in small letters. */
export function tokensOf(value: unknown): string[] {
  return nameOf(value).normalize('NFKC').toLowerCase().split(BETWEEN_TOKENS).filter(Boolean);
}

/** The letters and digits of a value, in small letters and without anything between them. */
export function keyOf(value: unknown): string {
  return tokensOf(value).join('');
}

export function digitsOf(value: unknown): string {
  return nameOf(value).replace(NOT_A_DIGIT, '');
}

export function isNumber({ number }: PaperWord, gold: number): boolean {
  return number !== null && Math.abs(number - gold) <= Math.max(NEAR_NUMBER, Math.abs(gold) * NEAR_SHARE);
}

export function letterHeight({ area }: PaperWord): number {
  return Math.max(LEAST_HEIGHT, heightOf(area));
}
