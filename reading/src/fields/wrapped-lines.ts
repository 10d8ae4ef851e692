import type { DocumentText } from '../document-text.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { WRAPPED_LINES } from './tuning.js';

/** The widest gap between two lines of one value, in heights. Boxes of OCR are as tight as the ink; rows of sheets stand apart. */
const WIDEST_GAP = { 'text layer': 0.75, ocr: 1.2, cells: 1.6 } as const;

/** The first lines of a value that follow each other closely, up to the first wide gap. */
export function closeLines(lines: readonly Phrase[]): readonly Phrase[] {
  const end = lines.findIndex((line, index) => {
    const before = lines[index - 1];
    return before !== undefined && line.area.top - before.area.bottom > WIDEST_GAP[line.method] * heightOf(before.area);
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** The first line of a value with the lines onto which it wraps: each begins where it begins, with a word that had no room before, or in small letters. */
export function wrappedLines(lines: readonly Phrase[], text: Pick<DocumentText, 'phrases'>): readonly Phrase[] {
  const [first] = lines;
  if (first === undefined || first.method !== 'text layer') return lines.slice(0, 1);
  const close = closeLines(lines).slice(0, WRAPPED_LINES.mostLines);
  const column = text.phrases.filter(
    ({ page, area }) => page === first.page && Math.abs(area.left - first.area.left) < WRAPPED_LINES.samePlace,
  );
  const right = Math.min(first.cell.right, Math.max(...column.map(({ area }) => area.right)));
  const end = close.findIndex((line, index) => index > 0 && !goesOn(close[index - 1] ?? first, line, right));
  return end < 0 ? close : close.slice(0, end);
}

function goesOn(above: Phrase, below: Phrase, right: number): boolean {
  const [word] = below.words;
  if (word === undefined || Math.abs(above.area.left - below.area.left) > WRAPPED_LINES.samePlace) return false;
  const isSamePrint = Math.abs(heightOf(above.area) - heightOf(below.area)) < 0.15 * heightOf(above.area);
  const hasNoRoom = above.area.right + WRAPPED_LINES.space * heightOf(above.area) + (word.area.right - word.area.left) > right;
  const isInSentence = /^\p{Ll}{2}/u.test(below.text) && !/[:：]/u.test(below.text);
  return isSamePrint && ((hasNoRoom && above.area.right < right + 1) || isInSentence);
}
