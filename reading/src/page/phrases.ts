import type { Page, PageMethod } from '../document-model.js';
import { type Area, areaAround, areaOf, heightOf, isSameLine, middleX, middleY } from './area.js';
import { bandOf } from './band.js';
import { partedAtColumns } from './column-starts.js';
import { withoutCorners } from './corner-boxes.js';
import { enclosureOf, isParted, type Rules, rulesOf } from './enclosure.js';
import { type PlacedWord, placedWords } from './placed-word.js';
import { struckOut } from './struck-words.js';

/** Words of one line that stand together: no wide gap and no ruling line between them. */
export interface Phrase {
  readonly page: number;
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly area: Area;
  /** The ruled cell in which it stands; infinite on sides without a rule. */
  readonly cell: Area;
  /** The address of the sheet or table cell, where the page has such cells. */
  readonly address: string | null;
  readonly method: PageMethod;
}

/** A gap wider than this many letter heights parts two phrases. Boxes of OCR end with the ink and leave out the ground around letters, so they need more. */
const WIDEST_GAP: Record<PageMethod, number> = { 'text layer': 0.9, cells: 1.2, ocr: 1.15 };

const found = new WeakMap<Page, readonly Phrase[]>();

/** The phrases of a page from top to bottom and left to right. They are found once, whoever asks. */
export function phrasesOf(page: Page): readonly Phrase[] {
  const phrases = found.get(page) ?? findPhrases(page);
  found.set(page, phrases);
  return phrases;
}

function findPhrases(page: Page): Phrase[] {
  const addressAt = addressesOf(page);
  const { words: placed, struck } = struckOut(placedWords(page), page);
  const rules = withoutCorners(rulesOf(page), placed);
  return partedAtColumns(chainsOf(placed, page.method, rules))
    .map((words) => words.filter((word) => !struck.has(word)))
    .filter((words) => words.length > 0)
    .map((words) => {
      const area = areaAround(words.map((word) => word.area));
      return {
        page: page.number,
        text: textOf(words),
        words,
        area,
        cell: enclosureOf(area, rules),
        address: addressAt(area),
        method: page.method,
      };
    })
    .toSorted((a, b) => a.area.top - b.area.top || a.area.left - b.area.left);
}

/** The words of a phrase from one position in its text to another; a word counts when any part of it is inside. */
function wordsBetween(phrase: Phrase, start: number, end: number): PlacedWord[] {
  let position = 0;
  return phrase.words.filter((word) => {
    const from = position;
    position += word.text.length + 1;
    return from < end && from + word.text.length > start;
  });
}

/** A part of a phrase as a phrase of its own, or null where the part is blank. */
export function partOf(phrase: Phrase, start: number, end: number): Phrase | null {
  const words = wordsBetween(phrase, start, end);
  const text = phrase.text.slice(start, end).trim();
  if (text === '' || words.length === 0) return null;
  return { ...phrase, text, words, area: areaAround(words.map((word) => word.area)) };
}

/** Some words of a phrase as a phrase of its own. */
export function phraseOfWords(phrase: Phrase, words: readonly PlacedWord[]): Phrase {
  return { ...phrase, words, text: textOf(words), area: areaAround(words.map(({ area }) => area)) };
}

/** The words of a phrase, parted wherever the gap between two is wider than this many letter heights. */
export function runsOf({ words, area }: Phrase, widest: number): PlacedWord[][] {
  const runs: PlacedWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (before === undefined || gapBetween(before, word) > widest * heightOf(area)) runs.push([]);
    runs.at(-1)?.push(word);
  }
  return runs;
}

function textOf(words: readonly PlacedWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

function addressesOf(page: Page): (area: Area) => string | null {
  const cells = page.cells.map(({ address, box }) => ({ address, area: areaOf(box, page) }));
  return (area) => {
    const [x, y] = [middleX(area), middleY(area)];
    return cells.find(({ area: cell }) => cell.left <= x && x <= cell.right && cell.top <= y && y <= cell.bottom)?.address ?? null;
  };
}

/** Each word followed by its nearest neighbour to the right on the same line, as far as the gaps are narrow. */
function chainsOf(words: readonly PlacedWord[], method: PageMethod, rules: Rules): PlacedWord[][] {
  const next = new Map<PlacedWord, PlacedWord>();
  const previous = new Map<PlacedWord, PlacedWord>();
  const downwards = words.map((word, index) => ({ word, index, area: word.area })).sort((a, b) => a.area.top - b.area.top);
  for (const word of words.toSorted((a, b) => b.area.left - a.area.left)) {
    const follower = nearestRight(word, downwards, method);
    if (follower === null || isParted(word.area, follower.area, rules)) continue;
    const rival = previous.get(follower);
    if (rival !== undefined && gapBetween(rival, follower) <= gapBetween(word, follower)) continue;
    if (rival !== undefined) next.delete(rival);
    next.set(word, follower);
    previous.set(follower, word);
  }
  return words.filter((word) => !previous.has(word)).map((first) => chainFrom(first, next));
}

interface ListedWord {
  readonly word: PlacedWord;
  /** Its place in the list of the page: of two words equally near the one listed first is taken. */
  readonly index: number;
  readonly area: Area;
}

function nearestRight(word: PlacedWord, downwards: readonly ListedWord[], method: PageMethod): PlacedWord | null {
  const widest = WIDEST_GAP[method] * heightOf(word.area);
  let nearest: ListedWord | null = null;
  let least = Number.POSITIVE_INFINITY;
  const { from, to } = bandOf(downwards, word.area.top, word.area.bottom);
  for (let at = from; at < to; at += 1) {
    const listed = downwards[at];
    if (listed === undefined || listed.area.left <= word.area.left) continue;
    const other = listed.word;
    const gap = gapBetween(word, other);
    const isNear = gap <= Math.max(widest, WIDEST_GAP[method] * heightOf(other.area)) && gap > -0.5 * heightOf(word.area);
    if (!isNear || !isSameLine(word.area, other.area) || !sizesMatch(word, other)) continue;
    const distance = gap + unevenness(word, other);
    if (nearest !== null && (distance > least || (distance === least && nearest.index < listed.index))) continue;
    nearest = listed;
    least = distance;
  }
  return nearest?.word ?? null;
}

function chainFrom(first: PlacedWord, next: ReadonlyMap<PlacedWord, PlacedWord>): PlacedWord[] {
  const chain = [first];
  for (let word = next.get(first); word !== undefined; word = next.get(word)) chain.push(word);
  return chain;
}

function gapBetween(left: PlacedWord, right: PlacedWord): number {
  return right.area.left - left.area.right;
}

/** How much higher or lower a word stands than another: of two that are as near, the one on the same line goes on, not what is stamped across. */
function unevenness(one: PlacedWord, other: PlacedWord): number {
  return Math.abs(middleY(one.area) - middleY(other.area));
}

/** A huge letter beside small ones is a logo, not the same line. */
function sizesMatch(a: PlacedWord, b: PlacedWord): boolean {
  const [one, other] = [heightOf(a.area), heightOf(b.area)];
  return Math.max(one, other) < 3.5 * Math.min(one, other);
}
