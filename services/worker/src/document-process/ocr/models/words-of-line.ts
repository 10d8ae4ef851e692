import type { Rectangle } from '../../geometry.js';
import type { DarkPixels } from '../../picture/dark-pixels.js';
import type { OcrWord } from '../ocr-engine.js';
import { gapBetween, inkOfColumns, inkOfRows } from './ink-of-line.js';
import type { Letter } from './letters-of-line.js';
import { groupsOf } from './part-words.js';

/** The model tells the middle of a letter to about this many pixels. */
const ASTRAY = 6;

/** The words of a line with their places, in pixels of the page. `place` is where the line stands, `ink` its print as high as the model saw it. */
export function wordsOfLine(letters: readonly Letter[], ink: DarkPixels, place: Rectangle): OcrWord[] {
  const hasInk = inkOfColumns(ink);
  const scale = (place.right - place.left) / ink.width;
  const groups = groupsOf(letters, hasInk, ink.height);
  return groups.flatMap((group, index) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    const [before, after] = [groups[index - 1]?.at(-1)?.middle ?? 0, groups[index + 1]?.[0]?.middle ?? ink.width];
    const left = gapBetween(hasInk, before - ASTRAY, first.middle + ASTRAY).to;
    const right = gapBetween(hasInk, last.middle - ASTRAY, after + ASTRAY).from;
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
