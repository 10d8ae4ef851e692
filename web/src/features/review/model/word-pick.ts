import type { Box, Place } from '@tallyport/contracts/document-extraction/readings';

/** A word of a page in the order in which it is read. */
export interface PageWord {
  readonly text: string;
  readonly box: Box;
}

/** The words of a page that a person took: indices among its words, ascending, and between which two they were taken. */
export interface Pick {
  readonly page: number;
  readonly words: readonly number[];
  readonly anchor: number;
  readonly head: number;
}

/** The words from one to another. */
export function pickBetween(page: number, anchor: number, head: number): Pick {
  return { page, anchor, head, words: wordsBetween(anchor, head) };
}

/** The words within a rectangle of the page; null where there are none. */
export function pickWithin(page: number, words: readonly PageWord[], area: Box): Pick | null {
  const found = wordsIn(words, area);
  const [first] = found;
  return first === undefined ? null : { page, words: found, anchor: first, head: found.at(-1) ?? first };
}

const MOST_BOXES = 40;
const SAME_LINE = 0.5;

/** The word at a point of the page, else -1. A hair beside it still counts. */
export function wordAt(words: readonly PageWord[], x: number, y: number): number {
  const reach = 0.003;
  return words.findIndex(
    ({ box }) => x >= box.x - reach && x <= box.x + box.width + reach && y >= box.y - reach && y <= box.y + box.height + reach,
  );
}

/** The words whose middle lies in a drawn rectangle. */
function wordsIn(words: readonly PageWord[], area: Box): number[] {
  return words.flatMap(({ box }, index) => {
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height ? [index] : [];
  });
}

/** All words from one to another, in whichever direction. */
function wordsBetween(from: number, to: number): number[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The word next to one by an arrow key: along the reading order, or the nearest on the line above or below. */
export function wordBeside(words: readonly PageWord[], at: number, way: 'left' | 'right' | 'up' | 'down'): number {
  if (way === 'left') return Math.max(0, at - 1);
  if (way === 'right') return Math.min(words.length - 1, at + 1);
  const here = words[at];
  if (!here) return 0;
  const sign = way === 'down' ? 1 : -1;
  const away = (word: PageWord) => (middleOf(word).y - middleOf(here).y) * sign;
  const others = words.map((word, index) => ({ index, word })).filter(({ word }) => away(word) > here.box.height * SAME_LINE);
  const nearestLine = Math.min(...others.map(({ word }) => away(word)));
  const onLine = others.filter(({ word }) => away(word) <= nearestLine + here.box.height * SAME_LINE);
  const sideways = ({ word }: { word: PageWord }) => Math.abs(middleOf(word).x - middleOf(here).x);
  return onLine.toSorted((a, b) => sideways(a) - sideways(b))[0]?.index ?? at;
}

/** The words as text: lines stay lines, Han signs need no blank between them. */
export function textOfWords(words: readonly PageWord[], picked: readonly number[]): string {
  let text = '';
  let before: PageWord | undefined;
  for (const word of picked.flatMap((index) => words[index] ?? [])) {
    if (before) text += isBelow(word, before) ? '\n' : isHan(text.at(-1)) && isHan(word.text.at(0)) ? '' : ' ';
    text += word.text;
    before = word;
  }
  return text;
}

/** Where those words stand: one box for each line of them. */
export function placeOfWords(words: readonly PageWord[], { page, words: picked }: Omit<Pick, 'anchor' | 'head'>): Place {
  const boxes: Box[] = [];
  let before: PageWord | undefined;
  for (const word of picked.flatMap((index) => words[index] ?? [])) {
    const line = boxes.at(-1);
    if (line && before && !isBelow(word, before)) boxes[boxes.length - 1] = around(line, word.box);
    else boxes.push(word.box);
    before = word;
  }
  return { page, boxes: boxes.slice(0, MOST_BOXES), address: null };
}

function isBelow(word: PageWord, before: PageWord): boolean {
  return middleOf(word).y - middleOf(before).y > Math.max(word.box.height, before.box.height) * SAME_LINE || word.box.x < before.box.x;
}

function middleOf({ box }: PageWord): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

function isHan(sign: string | undefined): boolean {
  return sign !== undefined && /\p{Script=Han}/u.test(sign);
}
