import type { Rectangle } from '../geometry.js';
import { joinRules } from '../join-rules.js';
import { blackBarsOf } from '../picture/black-bars.js';
import { darkPixelsOf, inkLeft } from '../picture/dark-pixels.js';
import { dashedLinesOf } from '../picture/dashed-lines.js';
import { eraseAreas, eraseLines } from '../picture/erase-lines.js';
import { onEvenGround } from '../picture/even-ground.js';
import { type GreyPicture, reshape } from '../picture/grey-picture.js';
import { piecesOfInk } from '../picture/letters.js';
import { rulingLinesOf } from '../picture/ruling-lines.js';
import { type TickBox, tickBoxesOf } from '../picture/tick-boxes.js';
import { workingScale } from '../picture/working-scale.js';
import type { FlatPage, Upright } from './flat-page.js';

/** A page as the OCR engine is shown it, and what was seen on it without reading. All in pixels of `text`. */
export interface PreparedPage {
  /** By how much the flat page was scaled. */
  readonly scale: number;
  /** The page upright and on even ground. */
  readonly page: GreyPicture;
  /** The same without its rules and boxes to tick. */
  readonly text: GreyPicture;
  /** The pieces of ink that are left: letters and drawings. */
  readonly pieces: readonly Rectangle[];
  readonly letterHeight: number;
  readonly rules: readonly Rectangle[];
  readonly boxes: readonly TickBox[];
  /** Bars that hide words. */
  readonly bars: readonly Rectangle[];
}

/** On a page without text the lines are measured as if letters had this height, in pixels. */
const LEAST_LETTER = 20;

/** Puts a page upright, at the size the engine reads best, and takes away what is not text: shadows, rules, boxes to tick. */
export async function preparePage({ picture, look, corners }: FlatPage, { turn, skew }: Upright): Promise<PreparedPage> {
  const scale = workingScale(picture, look.letterHeight);
  const letterHeight = Math.max(look.letterHeight * scale, LEAST_LETTER);
  const reshaped = await reshape(picture, { turn, skew, scale });
  // What lay in a scanner has even light, and evening it out wears thin letters down.
  const upright = corners === null ? reshaped : onEvenGround(reshaped, letterHeight);
  const ink = darkPixelsOf(upright);
  const marks = piecesOfInk(ink);
  const lines = rulingLinesOf(ink, letterHeight);
  // The engine takes a page without its dashed lines for columns of text.
  const rules = [...lines, ...dashedLinesOf(marks, letterHeight)];
  const boxes = tickBoxesOf(marks, ink, letterHeight);
  const text = eraseAreas(eraseLines(upright, ink, lines, letterHeight), boxes);
  return {
    scale,
    page: upright,
    text,
    pieces: piecesOfInk(inkLeft(ink, text)),
    letterHeight,
    rules: wholeRules(rules, upright, letterHeight),
    boxes,
    bars: blackBarsOf(upright, letterHeight),
  };
}

/** The ruling lines whole again: in a picture they come in pieces, which lie apart by parts of a letter's height. What runs along the edge is the edge of the sheet. */
function wholeRules(lines: readonly Rectangle[], { width, height }: GreyPicture, letterHeight: number): Rectangle[] {
  const edge = letterHeight / 2;
  const isInside = ({ left, top, right, bottom }: Rectangle): boolean =>
    right - left > bottom - top ? top > edge && bottom < height - edge : left > edge && right < width - edge;
  return joinRules(lines.filter(isInside), { along: letterHeight * 0.5, across: letterHeight * 0.25 });
}
