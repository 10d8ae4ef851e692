import { busiestBand } from '../picture/busiest-band.js';
import { type GreyPicture, pgmOf, reshape } from '../picture/grey-picture.js';
import { lookOfText, type TextLook } from '../picture/look-of-text.js';
import { pageCornersOf } from '../picture/page-corners.js';
import type { Corners } from '../picture/projection.js';
import { rectify } from '../picture/rectify.js';
import { workingScale } from '../picture/working-scale.js';
import type { OcrEngine, OcrWord } from './ocr-engine.js';

/** What puts a scanned page upright: the part between its corners seen from straight above, then quarter turns clockwise, then a small turn clockwise. */
export interface Upright {
  /** Null for what lay flat in a scanner: the whole picture is the page. */
  readonly corners: Corners | null;
  readonly turn: 0 | 90 | 180 | 270;
  readonly skew: number;
}

/** The page without the ground around it, as seen from straight above, and the look of its text. */
export interface FlatPage {
  readonly picture: GreyPicture;
  readonly look: TextLook;
  readonly corners: Corners | null;
}

/** Takes the page out of a photograph. Its corners are found unless they are known. */
export function flatPageOf(stored: GreyPicture, known: Upright | null): FlatPage {
  const look = lookOfText(stored);
  const corners = known === null ? pageCornersOf(stored, look) : known.corners;
  if (corners === null) return { picture: stored, look, corners };
  const picture = rectify({ ...stored, channels: 1 }, corners);
  return { picture, look: lookOfText(picture), corners };
}

/** How a page lies if it is not upside down, without reading anything. */
export function likelyUpright({ look, corners }: FlatPage): Upright {
  const { axis, skew } = look.direction;
  if (look.letterHeight === 0) return { corners, turn: 0, skew: 0 };
  return { corners, turn: axis === 'lying' ? 0 : 90, skew: skew === 0 ? 0 : -skew };
}

/** A reading as good as this needs no second opinion from the page upside down. */
const CERTAIN = 0.8;
const ENOUGH_WORDS = 5;
/** The page is turned only if the other way reads better by this much. */
const CLEARLY = 1.3;

/**
 * Finds how a page lies. The axis and the skew follow from where the letters stand; which end is up is found by
 * reading a few lines both ways.
 */
export async function uprightOf({ picture, look, corners }: FlatPage, engine: OcrEngine): Promise<Upright> {
  const likely = likelyUpright({ picture, look, corners });
  const lines = look.letterHeight === 0 ? null : busiestBand(picture, look);
  if (lines === null) return likely;
  const { skew, turn: first } = likely;
  const second = first === 0 ? 180 : 270;
  const scale = workingScale(picture, look.letterHeight);
  const wordsAt = async (turn: Upright['turn']): Promise<OcrWord[]> =>
    engine.wordsOf(pgmOf(await reshape(lines, { turn, skew, scale })), 'block');
  const asIs = await wordsAt(first);
  if (isCertainly(asIs)) return likely;
  return { corners, turn: sense(await wordsAt(second)) > sense(asIs) * CLEARLY ? second : first, skew };
}

const realWords = (words: readonly OcrWord[]): OcrWord[] => words.filter(({ text }) => /[\p{L}\p{N}]{2,}/u.test(text));

/** Whether what was read is language beyond doubt: upside down it would not be. */
export function isCertainly(words: readonly OcrWord[]): boolean {
  const real = realWords(words);
  const mean = real.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, real.length);
  return real.length >= ENOUGH_WORDS && mean >= CERTAIN;
}

/** How much of what was read looks like language: letters of words, weighted by how sure each word is. */
function sense(words: readonly OcrWord[]): number {
  return realWords(words).reduce((sum, { text, confidence }) => sum + text.length * confidence ** 2, 0);
}
