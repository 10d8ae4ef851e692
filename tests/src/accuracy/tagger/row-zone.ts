import { heightOf, middleY } from '@tallyport/reading/page/area';
import type { ComparableWord } from './comparable-word.js';
import { median } from './median.js';

/** Where the cells of a row may stand: the words about its line. */
export interface RowZone {
  readonly words: readonly ComparableWord[];
  /** The middle of the line of the row, from the top of the page in points. */
  readonly middle: number;
  /** The usual height of the words, in points. */
  readonly height: number;
}

/** A row without another above it on its page may start so many lines above its own. */
const LINES_ABOVE = 3;
/** A row without another below it on its page may end so many lines below its own. */
const LINES_BELOW = 6;
/** However far the next rows are, cells stand no more lines than this above and below the line of their row. */
const MOST_ABOVE = 6;
const MOST_BELOW = 14;
/** The least that counts as the usual height, in points. */
const LEAST_HEIGHT = 4;

/** The zone of a row, by the lines of all rows: it ends at the next rows on its page. `null` for a row that is on no line. */
export function zoneOf(row: number, lineOfRow: readonly number[], lines: readonly (readonly ComparableWord[])[]): RowZone | null {
  const at = lineOfRow[row] ?? -1;
  const own = lines[at];
  if (own === undefined) return null;
  const page = own[0]?.page;
  const lineOf = (other: number): number | null => {
    const line = lineOfRow[other] ?? -1;
    return lines[line]?.[0]?.page === page ? line : null;
  };
  const [above, below] = [lineOf(row - 1), lineOf(row + 1)];
  const first = Math.max(0, at - MOST_ABOVE, above === null ? at - LINES_ABOVE : above + 1);
  const last = Math.min(at + MOST_BELOW, below === null ? at + LINES_BELOW : below - 1);
  const words = lines.slice(first, last + 1).flatMap((line) => (line[0]?.page === page ? line : []));
  const middle = own.reduce((sum, { area }) => sum + middleY(area), 0) / own.length;
  return { words, middle, height: Math.max(LEAST_HEIGHT, median(words.map(({ area }) => heightOf(area)))) };
}
