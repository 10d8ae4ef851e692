import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { Word } from '@tallyport/reading/document-model';
import { boxOnPage, type Rectangle } from '../geometry.js';
import { drawingsOf } from '../picture/drawings.js';
import type { GreyPicture } from '../picture/grey-picture.js';
import { withoutRemains } from './blacked-out.js';
import { wordsWithBoxes } from './boxes-and-words.js';
import { flatPageOf, likelyUpright, type Upright } from './flat-page.js';
import type { OcrEngine, OcrWord } from './ocr-engine.js';
import { type PreparedPage, preparePage } from './prepare-page.js';
import { isCertainly, uprightOf } from './upright.js';

/** What was found on a scanned page. Its size is in pixels of the picture given, after it was put upright. */
export interface Recognised {
  readonly upright: Upright;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly rules: readonly Box[];
  /** What is neither letter nor rule. */
  readonly drawings: readonly Box[];
}

/** Reads the words of a scanned page. How the page lies is found out unless it is known. */
export async function recognise(stored: GreyPicture, known: Upright | null, engine: OcrEngine): Promise<Recognised> {
  const flat = flatPageOf(stored, known);
  const guess = known ?? likelyUpright(flat);
  const page = await preparePage(flat, guess);
  const words = await engine.read(page);
  if (known !== null || isCertainly(words)) return found(guess, page, words);
  const upright = await uprightOf(flat, engine);
  if (upright.turn === guess.turn) return found(upright, page, words);
  const turned = await preparePage(flat, upright);
  return found(upright, turned, await engine.read(turned));
}

function found(upright: Upright, page: PreparedPage, read: readonly OcrWord[]): Recognised {
  const { text, pieces, letterHeight, rules, bars, boxes, scale } = page;
  const drawings = drawingsOf(pieces, read, letterHeight, text);
  const words = withoutRemains(read, bars, letterHeight).filter((word) => isWord(word) && !isScrawl(word, drawings));
  const onPage = (rectangle: Rectangle): Box[] => [boxOnPage(rectangle, text) ?? []].flat();
  return {
    upright,
    width: text.width / scale,
    height: text.height / scale,
    words: wordsWithBoxes(words, boxes).flatMap(({ text, rectangle, confidence }) =>
      onPage(rectangle).map((box) => ({ text: withCapitalI(text), box, confidence })),
    ),
    rules: rules.flatMap(onPage),
    drawings: drawings.flatMap(onPage),
  };
}

/** A capital I is read as a small l: where no word begins so (`ltaly`), and within capitals and digits (`Cl/4651`). */
function withCapitalI(text: string): string {
  return text.replace(/^l(?=[dnrst][a-z]{2})/u, 'I').replace(/(?<=[A-Z])l(?=[A-Z\d/-])/gu, 'I');
}

/** Specks and remains of lines come out as doubtful punctuation. */
function isWord({ text, confidence }: OcrWord): boolean {
  return /[\p{L}\p{N}]/u.test(text) || (text.trim() !== '' && confidence > SURE_OF_A_SIGN);
}

const SURE_OF_A_SIGN = 0.6;

/** The strokes of a signature are at times taken for letters. */
function isScrawl({ rectangle, confidence }: OcrWord, drawings: readonly Rectangle[]): boolean {
  const [x, y] = [(rectangle.left + rectangle.right) / 2, (rectangle.top + rectangle.bottom) / 2];
  return confidence < SURE_OF_PRINT && drawings.some(({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

const SURE_OF_PRINT = 0.5;
