import type { Page } from '../document-model.js';
import { type Area, areaAround, areaOf, heightOf, middleY, overlapX } from './area.js';
import type { PlacedWord } from './placed-word.js';
import { STRUCK_WORDS } from './tuning.js';

/** A line through a word crosses it near its middle; one under it or over it does not. */
const [HIGHEST, LOWEST] = [0.3, 0.72];

/** Words through which a line is drawn: who strikes them does not say them. What stands around them is still one line. */
export interface StruckOut {
  readonly words: readonly PlacedWord[];
  readonly struck: ReadonlySet<PlacedWord>;
}

/** Finds the words of a page that are struck; a word of which only a part is struck comes in parts. */
export function struckOut(words: readonly PlacedWord[], page: Page): StruckOut {
  // A scan has its lines where a typewriter's letters touch them.
  if (page.method !== 'text layer') return { words, struck: new Set() };
  const lines = page.rules.map((rule) => areaOf(rule, page)).filter((area) => area.right - area.left > 2 * heightOf(area));
  const covered = lines.flatMap((line) => struckBy(line, words));
  if (covered.length === 0) return { words, struck: new Set() };
  const struck = new Set<PlacedWord>();
  const apart = words.flatMap((word) => {
    const own = covered.filter((part) => part.word === word);
    if (own.length === 0) return [word];
    const parts = partsOf(word).map(({ text, area, index }) => ({ index, part: { ...word, text, area } }));
    for (const { index, part } of parts) if (own.some((other) => other.index === index)) struck.add(part);
    return parts.map(({ part }) => part);
  });
  return { words: apart, struck };
}

interface Part {
  readonly word: PlacedWord;
  readonly index: number;
  readonly text: string;
  readonly area: Area;
}

function struckBy(line: Area, words: readonly PlacedWord[]): Part[] {
  const crossed = words.filter(({ area }) => overlapX(area, line) > 0 && isThrough(line, area)).flatMap(partsOf);
  const covered = crossed.filter(({ area }) => overlapX(area, line) > STRUCK_WORDS.covered * (area.right - area.left));
  if (covered.length === 0) return [];
  const around = areaAround(covered.map(({ area }) => area));
  const near = STRUCK_WORDS.near * heightOf(around);
  return Math.abs(line.left - around.left) < near && Math.abs(line.right - around.right) < near ? covered : [];
}

function isThrough(line: Area, { top, bottom }: Area): boolean {
  const at = (middleY(line) - top) / (bottom - top);
  return at > HIGHEST && at < LOWEST;
}

/** Two answers may stand in one word, `Yes/No`, of which one is struck. */
function partsOf(word: PlacedWord): Part[] {
  const { left, right } = word.area;
  const letter = (right - left) / word.text.length;
  return [...word.text.matchAll(/[^/]+\/*/gu)].map(({ 0: text, index: from }, index) => ({
    word,
    index,
    text,
    area: { ...word.area, left: left + from * letter, right: left + (from + text.length) * letter },
  }));
}
