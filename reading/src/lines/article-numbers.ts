import type { Phrase } from '../page/phrases.js';
import { phraseOfWords } from '../page/phrases.js';

/** A global trade item number (GS1): 8, 12, 13 or 14 digits of which the last one checks the others. */
const GTIN = /^(?:\d{8}|\d{12,14})$/u;
const ITS_NAME = /^\(?(?:GTIN|EAN|UPC|GLN)[:)]?$/iu;

/** A code without the global number that stands below or beside it, whose last digit scans may misread: `ZS997` of `ZS997 4123456000014 (GTIN)`. */
export function withoutArticleNumber(cell: Phrase | null): Phrase | null {
  if (cell === null || cell.words.length < 2) return cell;
  const others = cell.words.filter(({ text }) => !isArticleNumber(text) && !/^\d{13}$/u.test(text) && !ITS_NAME.test(text));
  return others.length === 0 || others.length === cell.words.length ? cell : phraseOfWords(cell, others);
}

/** Whether digits are such a number. */
export function isArticleNumber(text: string): boolean {
  if (!GTIN.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.toReversed().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
