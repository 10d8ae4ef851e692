import type { Phrase } from '../page/phrases.js';
import { lineParts } from './sender-line.js';
import { isTownLine } from './town-line.js';
import { WHOLE_ADDRESS } from './tuning.js';

/** Whether lines tell a street with its number over a town with its code, or both in one line: nothing above them is needed for an address. */
export function isWholeAddress(lines: readonly Phrase[]): boolean {
  const near = lines.slice(0, WHOLE_ADDRESS.mostLines).map(({ text }) => text.trim());
  const town = near.findIndex((line) => isTownLine(line));
  if (town > 0) return near.slice(0, town).some((line) => /\d/u.test(line));
  return near.some((line) => /\d/u.test(lineParts(line)[0] ?? '') && lineParts(line).slice(1).some(isTownLine));
}
