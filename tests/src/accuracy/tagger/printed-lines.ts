import { middleY } from '@tallyport/reading/page/area';
import { letterHeight } from './comparable-word.js';
import type { PaperWord } from './paper-word.js';

/** A word stands on a line if its middle is nearer to that of the line than this, in heights of the lower of the two. */
const NEAR_LINE = 0.45;

/** The words of a paper line by line: page by page from top to bottom, and each line from left to right. */
export function printedLines<Word extends PaperWord>(words: readonly Word[]): Word[][] {
  const pages = [...Map.groupBy(words, ({ page }) => page)].toSorted(([one], [other]) => one - other);
  return pages.flatMap(([, onPage]) => linesOfPage(onPage));
}

interface Line<Word> {
  readonly words: Word[];
  /** Of its first word, in points. */
  readonly height: number;
  /** The mean of the middles of its words, from the top of the page in points. */
  middle: number;
}

function linesOfPage<Word extends PaperWord>(words: readonly Word[]): Word[][] {
  const lines: Line<Word>[] = [];
  for (const word of words.toSorted((one, other) => middleY(one.area) - middleY(other.area) || fromLeft(one, other))) {
    const last = lines.at(-1);
    const [middle, height] = [middleY(word.area), letterHeight(word)];
    if (last !== undefined && Math.abs(middle - last.middle) < NEAR_LINE * Math.min(height, last.height)) {
      last.words.push(word);
      last.middle += (middle - last.middle) / last.words.length;
    } else lines.push({ words: [word], height, middle });
  }
  return lines.map((line) => line.words.toSorted(fromLeft));
}

function fromLeft(one: PaperWord, other: PaperWord): number {
  return one.area.left - other.area.left;
}
