import type { Rectangle } from '../../geometry.js';
import type { Letter } from './letters-of-line.js';
import type { ReadLine } from './line-reader.js';

/** A line with a letter below this is looked at once more, cut a little wider and a little closer. */
const DOUBTFUL = 0.85;
/** By how much of its height a line is cut wider above and below, or closer. */
const OTHER_CUTS = [0.12, -0.08] as const;

/** A place, and what was read there. */
export interface PlacedLine {
  readonly place: Rectangle;
  readonly line: ReadLine;
}

/** The surest reading of a line: small print and misplaced edges make one cut read well where another fails. */
export async function bestReading(place: Rectangle, read: (place: Rectangle) => Promise<ReadLine>): Promise<PlacedLine> {
  let best = { place, line: await read(place) };
  if (best.line.letters.every(({ confidence }) => confidence >= DOUBTFUL)) return best;
  for (const part of OTHER_CUTS) {
    const by = part * (place.bottom - place.top);
    const other = { ...place, top: Math.max(0, place.top - by), bottom: place.bottom + by };
    const line = await read(other);
    if (surenessOf(line.letters) > surenessOf(best.line.letters)) best = { place: other, line };
  }
  return best;
}

/** How sure a reading is: the mean over its letters. Nothing read is not sure at all. */
function surenessOf(letters: readonly Letter[]): number {
  return letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length);
}
