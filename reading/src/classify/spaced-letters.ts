import { titleInLetters } from './titles.js';

/** Fewer letters apart are initials. */
const SPACED = /^(?:\S{1,4}\s){5,}\S{1,4}$/u;
const LETTERS_APART = /(?:\b\S\s){4}/u;

/** Signs of Chinese and Japanese one by one, as their titles are spaced out: `装 箱 单`. */
const SIGNS_APART = /^\p{Script=Han}(?:\s+\p{Script=Han}){1,19}$/u;

/** The words of a title that is set with spaces between its letters: `B I L L  O F  L A D I N G`, `装 箱 单`; any other text as it is. */
export function lettersJoined(text: string): string {
  if (SIGNS_APART.test(text)) return text.replace(/\s/gu, '');
  if (!SPACED.test(text) || !LETTERS_APART.test(text)) return text;
  const letters = text.replace(/\s/gu, '');
  return titleInLetters(letters) ?? letters;
}
