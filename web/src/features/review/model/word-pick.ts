import type { Box, Place } from '@tallyport/contracts/document-extraction/readings';

/** A word of a page. The order of a page's words is that of their reader, which need not be that of the eye. */
export interface PageWord {
  readonly text: string;
  readonly box: Box;
}

/** The words of a page that a person took: indices among its words, as they are read, and between which two they were taken. */
export interface Pick {
  readonly page: number;
  readonly words: readonly number[];
  readonly anchor: number;
  readonly head: number;
}

const MOST_BOXES = 40;
const SAME_LINE = 0.5;
/** Words of one phrase stand no farther apart than this many times their height; columns do. */
const BLANK = 1.2;
/** What a step aside costs against one up or down, and what keeps words that begin alike together. */
const ASIDE = 2;
const STRAIGHT = 0.05;

/**
 * The words from one to another as a person marks text: on one line all between them; over several lines those of the same
 * column, from the first word to the last.
 */
export function pickBetween(page: number, words: readonly PageWord[], anchor: number, head: number): Pick {
  return { page, anchor, head, words: wordsBetween(words, anchor, head) };
}

/** The words within a rectangle of the page; null where there are none. */
export function pickWithin(page: number, words: readonly PageWord[], area: Box): Pick | null {
  const found = asRead(words, wordsIn(words, area));
  const [first] = found;
  return first === undefined ? null : { page, words: found, anchor: first, head: found.at(-1) ?? first };
}

/** The word at a point of the page, else -1. A hair beside it still counts. */
export function wordAt(words: readonly PageWord[], x: number, y: number): number {
  const reach = 0.003;
  return words.findIndex(
    ({ box }) => x >= box.x - reach && x <= box.x + box.width + reach && y >= box.y - reach && y <= box.y + box.height + reach,
  );
}

/** The word at which the eye begins: the leftmost of the uppermost line; -1 on a page without any. */
export function firstWord(words: readonly PageWord[]): number {
  return linesOf(words, allOf(words))[0]?.[0] ?? -1;
}

/** The words whose middle lies in a drawn rectangle. */
function wordsIn(words: readonly PageWord[], area: Box): number[] {
  return words.flatMap((word, index) => {
    const { x, y } = middleOf(word);
    return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height ? [index] : [];
  });
}

function wordsBetween(words: readonly PageWord[], anchor: number, head: number): number[] {
  const lines = linesOf(words, allOf(words));
  const lineOf = (index: number) => lines.findIndex((line) => line.includes(index));
  const [first, last] =
    lineOf(anchor) < lineOf(head) || (lineOf(anchor) === lineOf(head) && isLeft(words, anchor, head)) ? [anchor, head] : [head, anchor];
  const [top, bottom] = [lineOf(first), lineOf(last)];
  if (top === -1 || bottom === -1) return [];
  const ends = [words[first], words[last]].flatMap((word) => word?.box ?? []);
  const left = Math.min(...ends.map(({ x }) => x));
  const right = Math.max(...ends.map(({ x, width }) => x + width));
  return lines.slice(top, bottom + 1).flatMap((line, index) => {
    const column = columnOf(words, line, left, right);
    const from = index === 0 ? column.indexOf(first) : 0;
    const to = top + index === bottom ? column.indexOf(last) + 1 : column.length;
    return column.slice(Math.max(0, from), to);
  });
}

/** The words of a line that overlap a stretch of the page, and those that stand in one phrase with them. */
function columnOf(words: readonly PageWord[], line: readonly number[], left: number, right: number): number[] {
  const inside = line.map((index) => {
    const box = words[index]?.box;
    return box !== undefined && box.x < right && box.x + box.width > left;
  });
  let from = inside.indexOf(true);
  let to = inside.lastIndexOf(true);
  if (from === -1) return [];
  while (from > 0 && isPhrase(words[line[from - 1] ?? -1], words[line[from] ?? -1])) from--;
  while (to < line.length - 1 && isPhrase(words[line[to] ?? -1], words[line[to + 1] ?? -1])) to++;
  return line.slice(from, to + 1);
}

/** Blanks are measured by the height of the print; a page is higher than wide, so heights are a little small for widths. */
function isPhrase(one: PageWord | undefined, next: PageWord | undefined): boolean {
  if (!one || !next) return false;
  return next.box.x - (one.box.x + one.box.width) <= BLANK * Math.max(one.box.height, next.box.height);
}

type Way = 'left' | 'right' | 'up' | 'down';

/** The word next to one by an arrow key: beside it on its line, else at the near end of the next line; or the nearest above or below. */
export function wordBeside(words: readonly PageWord[], at: number, way: Way): number {
  if (way === 'up' || way === 'down') return nearest(words, at, way === 'down' ? 1 : -1);
  const lines = linesOf(words, allOf(words));
  const row = lines.findIndex((line) => line.includes(at));
  const line = lines[row];
  if (!line) return Math.max(0, firstWord(words));
  const column = line.indexOf(at);
  if (way === 'left') return line[column - 1] ?? lines[row - 1]?.at(-1) ?? at;
  return line[column + 1] ?? lines[row + 1]?.[0] ?? at;
}

/** Straight up or down as far as there is print; columns need not stand on the same lines, so a step aside costs more than one ahead. */
function nearest(words: readonly PageWord[], at: number, sign: 1 | -1): number {
  const here = words[at];
  if (!here) return Math.max(0, firstWord(words));
  const cost = ({ box }: PageWord, ahead: number) => {
    const gap = Math.max(0, box.x - (here.box.x + here.box.width), here.box.x - (box.x + box.width));
    return ahead + ASIDE * gap + Math.abs(box.x - here.box.x) * STRAIGHT;
  };
  const ahead = words.flatMap((word, index) => {
    const away = (middleOf(word).y - middleOf(here).y) * sign;
    return away > SAME_LINE * here.box.height ? [{ index, cost: cost(word, away) }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.index ?? at;
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

/** The lines of some words from top to bottom, each from left to right. */
function linesOf(words: readonly PageWord[], some: readonly number[]): number[][] {
  const byHeight = some.flatMap((index) => {
    const word = words[index];
    return word ? [{ index, word, y: middleOf(word).y }] : [];
  });
  const lines: (typeof byHeight)[] = [];
  for (const one of byHeight.toSorted((a, b) => a.y - b.y)) {
    const first = lines.at(-1)?.[0];
    const isOnLine = first && one.y - first.y <= SAME_LINE * Math.min(first.word.box.height, one.word.box.height);
    if (isOnLine) lines.at(-1)?.push(one);
    else lines.push([one]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.word.box.x - b.word.box.x).map(({ index }) => index));
}

function asRead(words: readonly PageWord[], some: readonly number[]): number[] {
  return linesOf(words, some).flat();
}

function allOf(words: readonly PageWord[]): number[] {
  return words.map((_, index) => index);
}

function isLeft(words: readonly PageWord[], one: number, other: number): boolean {
  return startOf(words[one]) <= startOf(words[other]);
}

function startOf(word: PageWord | undefined): number {
  return word?.box.x ?? 0;
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
