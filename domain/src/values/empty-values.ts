import { anyOf } from '../any-of.js';
import { EMPTY_WORDS } from './words/empty-words.js';

/** Dashes, and blanks to write on. */
const BLANK = /^[-–—_.:;,/\\|*~=…\s]*$/u;
/** What is written where nothing is told, alone or in brackets: `N/A`, `[Click here to enter text]`, `<enter name>`. */
const EMPTY = new RegExp(String.raw`^[\[(<{«"“]?\s*${anyOf(EMPTY_WORDS)}\s*[\])>}»"”]?[.*]?$`, 'iu');

/** Whether a text says nothing although something is printed. */
export function isEmptyValue(text: string): boolean {
  const words = text.trim();
  return BLANK.test(words) || EMPTY.test(words);
}
