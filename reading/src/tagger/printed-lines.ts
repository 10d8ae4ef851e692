import { heightOf, middleY } from '../page/area.js';
import type { PlacedWord } from '../page/placed-word.js';
import { PRINTED_LINES } from './tuning.js';

/** On which printed line of a page each of its words stands, from the top, and at which place of it, from the left; both from 0. */
export interface PrintedLines {
  readonly line: Int32Array;
  readonly place: Int32Array;
  /** The words of each line, from left to right. */
  readonly words: readonly (readonly number[])[];
}

export function printedLines(words: readonly Pick<PlacedWord, 'area'>[]): PrintedLines {
  const middles = words.map(({ area }) => middleY(area));
  const order = words
    .map((_, index) => index)
    .sort((one, other) => num(middles, one) - num(middles, other) || leftOf(words, one) - leftOf(words, other));
  const lines: { middle: number; height: number; words: number[] }[] = [];
  for (const index of order) {
    const { area } = words[index] as Pick<PlacedWord, 'area'>;
    const height = Math.max(PRINTED_LINES.lowest, heightOf(area));
    const last = lines.at(-1);
    if (last === undefined || Math.abs(num(middles, index) - last.middle) >= PRINTED_LINES.nearest * Math.min(height, last.height)) {
      lines.push({ middle: num(middles, index), height, words: [index] });
      continue;
    }
    last.words.push(index);
    last.middle += (num(middles, index) - last.middle) / last.words.length;
  }
  const [line, place] = [new Int32Array(words.length), new Int32Array(words.length)];
  const sorted = lines.map((own) => own.words.sort((one, other) => leftOf(words, one) - leftOf(words, other)));
  for (const [number, own] of sorted.entries()) {
    for (const [at, index] of own.entries()) {
      line[index] = number;
      place[index] = at;
    }
  }
  return { line, place, words: sorted };
}

const num = (values: readonly number[], index: number): number => values[index] as number;
const leftOf = (words: readonly Pick<PlacedWord, 'area'>[], index: number): number => (words[index] as PlacedWord).area.left;
