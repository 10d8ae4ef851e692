import type { Rectangle } from '../../geometry.js';
import { cutRows } from '../../picture/cut.js';
import { type GreyPicture, pgmOf } from '../../picture/grey-picture.js';
import type { OcrWord } from '../ocr-engine.js';
import { joinChinese } from './join-chinese.js';
import type { Tesseract } from './tesseract.js';

/** Words below this are what an engine of Latin letters makes of Chinese, of stamps and of logos. */
const DOUBTFUL = 0.6;
/** A page with fewer doubtful words is not looked at again. */
const FEW = 4;
/** A Latin word as sure as this needs no second reading. */
const SURE = 0.85;
/** So sure must the engine be of Chinese letters to call them that. */
const SURELY_CHINESE = 0.7;
const ENOUGH_LETTERS = 4;

const HAN = /\p{Script=Han}/gu;

/**
 * The words of a page that may also be Chinese. Where the Latin reading is doubtful, a few lines are tried in Chinese; only if they turn
 * out to be that, the whole page is read again, and each place keeps the reading that is surer of it.
 */
export async function withChinese(
  latin: readonly OcrWord[],
  picture: GreyPicture,
  rules: readonly Rectangle[],
  engine: Tesseract,
): Promise<readonly OcrWord[]> {
  const doubtful = latin.filter(({ confidence, text }) => confidence < DOUBTFUL && /[\p{L}\p{N}]/u.test(text));
  if (doubtful.length < FEW || !(await isChinese(doubtful, picture, engine))) return latin;
  const chinese = joinChinese(await engine.wordsOf(pgmOf(picture), 'page', 'chinese'), rules);
  return merged(latin, chinese);
}

/** Whether the lines with the most doubtful words are Chinese. */
async function isChinese(doubtful: readonly OcrWord[], picture: GreyPicture, engine: Tesseract): Promise<boolean> {
  const [top, bottom] = densestRows(doubtful);
  const words = await engine.wordsOf(pgmOf(cutRows(picture, top, bottom)), 'block', 'chinese');
  const letters = words.filter(({ confidence }) => confidence >= SURELY_CHINESE).flatMap(({ text }) => text.match(HAN) ?? []);
  return letters.length >= ENOUGH_LETTERS;
}

/** The rows around the doubtful word that has the most others on its lines. */
function densestRows(doubtful: readonly OcrWord[]): [number, number] {
  const heights = doubtful.map(({ rectangle }) => rectangle.bottom - rectangle.top).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  const near = (row: number): OcrWord[] =>
    doubtful.filter(({ rectangle: { top, bottom } }) => Math.abs((top + bottom) / 2 - row) < 3 * height);
  const rows = doubtful.map(({ rectangle: { top, bottom } }) => (top + bottom) / 2);
  const [best = 0] = rows.toSorted((a, b) => near(b).length - near(a).length);
  return [best - 4 * height, best + 4 * height];
}

/** The sure words of the Latin reading and what the Chinese one has in all other places. What is left of Latin stays where it is not all doubt. */
function merged(latin: readonly OcrWord[], chinese: readonly OcrWord[]): OcrWord[] {
  const isKept = (word: OcrWord): boolean =>
    word.confidence >= SURE && !chinese.some((other) => hasHan(other) && other.confidence > SURELY_CHINESE && covers(other, word));
  const sure = latin.filter(isKept);
  const added = chinese.filter((word) => !sure.some((other) => covers(other, word) || covers(word, other)));
  const left = latin.filter(
    (word) => word.confidence >= DOUBTFUL && !sure.includes(word) && !added.some((other) => covers(other, word) || covers(word, other)),
  );
  return [...sure, ...added, ...left];
}

function hasHan({ text }: OcrWord): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Whether half of a word lies within another one. */
function covers({ rectangle: a }: OcrWord, { rectangle: b }: OcrWord): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 && width * height > 0.5 * (b.right - b.left) * (b.bottom - b.top);
}
