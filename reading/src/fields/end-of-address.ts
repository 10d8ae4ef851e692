import { isCountry } from '@tallyport/domain/values/countries';
import { isSentence } from '@tallyport/domain/values/sentences';
import type { Phrase } from '../page/phrases.js';
import { lineParts } from './sender-line.js';
import { isCodeLine, isTownLine } from './town-line.js';
import { END_OF_ADDRESS } from './tuning.js';

/**
 * Whether an address is complete before a line: its country or the code of its town is told, and what follows is neither the country nor another
 * town. `rest` are the lines from that one on: a code before the line of the town is none of a town.
 */
export function isEndOfAddress(kept: readonly Phrase[], rest: readonly Phrase[]): boolean {
  const last = kept.at(-1)?.text.trim() ?? '';
  const next = rest[0]?.text.trim() ?? '';
  if (!kept.some(({ text }) => /\d/u.test(text))) return false;
  if (isCountry(next) || isTownLine(next) || isCodeLine(next)) return false;
  if (isSentence(next) || isSpoken(next)) return true;
  const isOver = isCountry(last) || isCountry(lineParts(last).slice(1).at(-1) ?? '');
  return isOver || (isCoded(last, kept.length) && /\d/u.test(next) && !rest.some(({ text }) => isTownLine(text)));
}

/** Many words in small letters without a figure go on with a letter; names of streets have some. */
function isSpoken(words: string): boolean {
  return !/\d/u.test(words) && (words.match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0) >= END_OF_ADDRESS.leastSpoken;
}

/** Whether the last of some lines ends with the town and its code: under the street, or behind it. The town stands first in Hungary. */
function isCoded(line: string, count: number): boolean {
  return (count > 1 && isTownLine(line)) || isTownLine(lineParts(line).slice(1).at(-1) ?? '');
}
