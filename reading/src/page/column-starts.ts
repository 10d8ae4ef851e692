import { type Area, heightOf, isSameLine } from './area.js';
import type { PlacedWord } from './placed-word.js';
import { COLUMN_STARTS } from './tuning.js';

type Chain = readonly PlacedWord[];

/**
 * Words of one line stand apart where a column begins between them, though the gap is narrow: the next word stands under or over the
 * first words of other lines, and the gap before it is wider than the others of its line.
 */
export function partedAtColumns(chains: readonly Chain[]): Chain[] {
  const starts = chains.flatMap(([first]) => (first === undefined ? [] : [first.area])).sort((a, b) => a.left - b.left);
  return chains.flatMap((chain) => {
    const cuts = chain.flatMap((word, index) => (isColumnStart(chain, index, word.area, starts) ? [index] : []));
    return [0, ...cuts].map((from, at) => chain.slice(from, cuts[at]));
  });
}

function isColumnStart(chain: Chain, index: number, area: Area, starts: readonly Area[]): boolean {
  const before = chain[index - 1];
  if (before === undefined || /[:：]$/u.test(before.text)) return false;
  const height = heightOf(area);
  const gap = area.left - before.area.right;
  if (gap < COLUMN_STARTS.leastGap * height || gap < COLUMN_STARTS.wider * usualGap(chain, index)) return false;
  return linesAt(area, height, starts) >= COLUMN_STARTS.leastLines;
}

/** The middle one of the other gaps of a line; 0 where it has none. */
function usualGap(chain: Chain, except: number): number {
  const gaps = chain.flatMap(({ area }, index) => {
    const before = chain[index - 1];
    return before === undefined || index === except ? [] : [area.left - before.area.right];
  });
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** How many other lines near by begin at the same place. */
function linesAt(area: Area, height: number, starts: readonly Area[]): number {
  return starts.filter(
    (other) =>
      Math.abs(other.left - area.left) <= COLUMN_STARTS.aligned * height &&
      Math.abs(other.top - area.top) <= COLUMN_STARTS.near * height &&
      !isSameLine(other, area),
  ).length;
}
