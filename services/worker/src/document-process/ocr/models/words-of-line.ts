import type { Rectangle } from '../../geometry.js';
import { type DarkPixels, darkPixelsOf } from '../../picture/dark-pixels.js';
import type { OcrWord } from '../ocr-engine.js';
import { gapBetween, inkOfColumns, inkOfRows } from './ink-of-line.js';
import type { Letter } from './letters-of-line.js';
import type { ReadLine } from './line-reader.js';
import { groupsOf } from './part-words.js';

/** The words of a line with their places, in pixels of the page. `place` is where the line's picture was cut out. */
export function wordsOfLine({ picture, letters }: ReadLine, place: Rectangle): OcrWord[] {
  const ink = darkPixelsOf(picture);
  const hasInk = inkOfColumns(ink);
  const scale = (place.right - place.left) / picture.width;
  const groups = groupsOf(letters, hasInk, picture.height);
  return groups.flatMap((group, index) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    const left = gapBetween(hasInk, groups[index - 1]?.at(-1)?.middle ?? 0, first.middle).to;
    const right = gapBetween(hasInk, last.middle, groups[index + 1]?.[0]?.middle ?? picture.width).from;
    return wordOf(group, ink, { left, right }, place, scale);
  });
}

function wordOf(
  letters: readonly Letter[],
  ink: DarkPixels,
  { left, right }: { left: number; right: number },
  place: Rectangle,
  scale: number,
): OcrWord {
  const [top, bottom] = inkOfRows(ink, left, right);
  return {
    text: letters.map(({ text }) => text).join(''),
    confidence: surenessOf(letters),
    rectangle: {
      left: place.left + left * scale,
      right: place.left + right * scale,
      top: place.top + top * scale,
      bottom: place.top + bottom * scale,
    },
  };
}

/** A word is as sure as its letters are, and not much surer than its worst one. */
function surenessOf(letters: readonly Letter[]): number {
  const mean = letters.reduce((sum, { confidence }) => sum + confidence, 0) / letters.length;
  return (mean + Math.min(...letters.map(({ confidence }) => confidence))) / 2;
}
