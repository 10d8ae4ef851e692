import { type Rectangle, sharedRectangle } from '../geometry.js';
import { joinNear } from '../join-near.js';

/** A word that was read, and how surely. */
interface ReadWord {
  readonly rectangle: Rectangle;
  readonly confidence: number;
}

/** Ink of a drawing is higher, or far wider, than the usual letter, by so many of its heights. */
const HIGH = 1.7;
const WIDE = 2.6;
/** Pieces this close belong to one drawing; a drawing is at least so large. */
const NEAR = 0.7;
const LEAST_WIDTH = 2.5;
const LEAST_HEIGHT = 1.4;
/** More of the page than this is no signature, stamp or logo, but its frame or a shadow. */
const MOST_OF_PAGE = 0.35;
/** Words as sure as this are print; a drawing that they fill so far is a title. A signature goes across the printed name of who signs. */
const SURE = 0.7;
const MOST_PRINT = 0.5;
/** What holds more sure words than this, in more than one line, is the frame of a table. */
const MOST_WORDS = 3;
const MOST_LINES = 2;
/** A word is held where so much of it lies within. */
const HELD = 0.5;

/**
 * What is drawn on a page and is neither letter nor rule: signatures, stamps, logos. `pieces` are of the page without its rules.
 */
export function drawingsOf(
  pieces: readonly Rectangle[],
  words: readonly ReadWord[],
  letterHeight: number,
  page: { width: number; height: number },
): Rectangle[] {
  const print = words.filter(({ confidence }) => confidence >= SURE).map(({ rectangle }) => rectangle);
  const large = pieces.filter((piece) => isLarge(piece, letterHeight) && !isPrint(piece, print));
  return joinNear(large, NEAR * letterHeight).filter((drawing) => {
    const [width, height] = [drawing.right - drawing.left, drawing.bottom - drawing.top];
    const isOfSize = width >= LEAST_WIDTH * letterHeight && height >= LEAST_HEIGHT * letterHeight;
    return (
      isOfSize &&
      !isFrame(drawing, print, letterHeight) &&
      areaOf(drawing) <= MOST_OF_PAGE * page.width * page.height &&
      !isPrint(drawing, print)
    );
  });
}

function isLarge({ left, top, right, bottom }: Rectangle, letterHeight: number): boolean {
  return bottom - top >= HIGH * letterHeight || (right - left >= WIDE * letterHeight && bottom - top >= letterHeight / 2);
}

function isFrame(drawing: Rectangle, print: readonly Rectangle[], letterHeight: number): boolean {
  const held = print.filter((word) => areaOf(sharedRectangle(word, drawing)) > HELD * areaOf(word));
  const [top, bottom] = [Math.min(...held.map((word) => word.top)), Math.max(...held.map((word) => word.bottom))];
  return held.length > MOST_WORDS && bottom - top > MOST_LINES * letterHeight;
}

/** Whether sure words fill a good part of an area. */
function isPrint(area: Rectangle, print: readonly Rectangle[]): boolean {
  const filled = print.reduce((sum, word) => sum + Math.max(0, areaOf(sharedRectangle(area, word))), 0);
  return filled > MOST_PRINT * areaOf(area);
}

function areaOf({ left, top, right, bottom }: Rectangle): number {
  return right <= left || bottom <= top ? 0 : (right - left) * (bottom - top);
}
