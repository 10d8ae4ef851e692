import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { Word } from '@tallyport/domain/document-extraction/document-model';
import { boxOnPage, type Rectangle } from '../geometry.js';
import { joinRules } from '../join-rules.js';
import { darkPixelsOf } from '../picture/dark-pixels.js';
import { eraseLines } from '../picture/erase-lines.js';
import { onEvenGround } from '../picture/even-ground.js';
import { type GreyPicture, pgmOf, reshape } from '../picture/grey-picture.js';
import { rulingLinesOf } from '../picture/ruling-lines.js';
import { workingScale } from '../picture/working-scale.js';
import { withChinese } from './chinese.js';
import type { OcrEngine, OcrWord } from './ocr-engine.js';
import { withSecondLook } from './second-look.js';
import { flatPageOf, type Upright, uprightOf } from './upright.js';

/** What was found on a scanned page. Its size is in pixels of the picture given, after it was put upright. */
export interface Recognised {
  readonly upright: Upright;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly rules: readonly Box[];
}

/**
 * Reads the words of a scanned page: upright, at the size the engine reads best, without the lines of its form.
 * How the page lies is found out unless it is known.
 */
export async function recognise(stored: GreyPicture, known: Upright | null, engine: OcrEngine): Promise<Recognised> {
  const page = flatPageOf(stored, known);
  const { letterHeight } = page.look;
  const upright = known ?? (await uprightOf(page, engine));
  const scale = workingScale(page.picture, letterHeight);
  const picture = onEvenGround(await reshape(page.picture, { ...upright, scale }), letterHeight * scale);
  const ink = darkPixelsOf(picture);
  const height = Math.max(letterHeight * scale, LEAST_LETTER);
  const lines = rulingLinesOf(ink, height);
  const text = eraseLines(picture, ink, lines, height);
  const first = await engine.wordsOf(pgmOf(text), 'page');
  const found = await withSecondLook(await withChinese(first, text, lines, engine), text, lines, height, engine);
  return {
    upright,
    width: picture.width / scale,
    height: picture.height / scale,
    words: found.filter(isWord).flatMap(({ text, rectangle, confidence }) => {
      const box = boxOnPage(rectangle, picture);
      return box === null ? [] : [{ text: withCapitalI(text), box, confidence }];
    }),
    rules: rulesOf(lines, picture, height).flatMap((line) => boxOnPage(line, picture) ?? []),
  };
}

/** The ruling lines whole again: in a picture they come in pieces, which lie apart by parts of a letter's height. */
function rulesOf(lines: readonly Rectangle[], { width, height }: GreyPicture, letterHeight: number): Rectangle[] {
  const edge = letterHeight / 2;
  const isInside = ({ left, top, right, bottom }: Rectangle): boolean =>
    right - left > bottom - top ? top > edge && bottom < height - edge : left > edge && right < width - edge;
  return joinRules(lines.filter(isInside), { along: letterHeight * 0.5, across: letterHeight * 0.25 });
}

/** A capital I is read as a small l: where no word begins so (`ltaly`), and within capitals and digits (`Cl/4651`). */
function withCapitalI(text: string): string {
  return text.replace(/^l(?=[dnrst][a-z]{2})/u, 'I').replace(/(?<=[A-Z])l(?=[A-Z\d/-])/gu, 'I');
}

/** On a page without text the lines are measured as if letters had this height, in pixels. */
const LEAST_LETTER = 20;

/** Specks and remains of lines come out as doubtful punctuation. */
function isWord({ text, confidence }: OcrWord): boolean {
  return /[\p{L}\p{N}]/u.test(text) || (text.trim() !== '' && confidence > SURE_OF_A_SIGN);
}

const SURE_OF_A_SIGN = 0.6;
