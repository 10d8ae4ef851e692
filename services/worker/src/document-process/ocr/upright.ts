import { busiestBand } from '../picture/busiest-band.js';
import { type GreyPicture, pngOf, reshape } from '../picture/grey-picture.js';
import type { TextLook } from '../picture/look-of-text.js';
import { workingScale } from '../picture/working-scale.js';
import type { OcrEngine, OcrWord } from './ocr-engine.js';

/** What puts a scanned page upright: quarter turns clockwise first, then a small turn clockwise. */
export interface Upright {
  readonly turn: 0 | 90 | 180 | 270;
  readonly skew: number;
}

const AS_STORED: Upright = { turn: 0, skew: 0 };

/** A reading as good as this needs no second opinion from the page upside down. */
const CERTAIN = 0.8;
const ENOUGH_WORDS = 5;
/** The page is turned only if the other way reads better by this much. */
const CLEARLY = 1.3;

/**
 * Finds how a scanned page lies. The axis and the skew follow from where the letters stand; which end is up is found by
 * reading a few lines both ways.
 */
export async function uprightOf(picture: GreyPicture, look: TextLook, engine: OcrEngine): Promise<Upright> {
  const { letterHeight, direction } = look;
  const lines = letterHeight === 0 ? null : busiestBand(picture, look);
  if (lines === null) return AS_STORED;
  const skew = direction.skew === 0 ? 0 : -direction.skew;
  const scale = workingScale(picture, letterHeight);
  const [first, second] = direction.axis === 'lying' ? ([0, 180] as const) : ([90, 270] as const);
  const wordsAt = async (turn: Upright['turn']): Promise<OcrWord[]> =>
    engine.wordsOf(await pngOf(await reshape(lines, { turn, skew, scale })), 'block');
  const asIs = await wordsAt(first);
  if (isCertain(asIs)) return { turn: first, skew };
  return { turn: sense(await wordsAt(second)) > sense(asIs) * CLEARLY ? second : first, skew };
}

const realWords = (words: readonly OcrWord[]): OcrWord[] => words.filter(({ text }) => /[\p{L}\p{N}]{2,}/u.test(text));

function isCertain(words: readonly OcrWord[]): boolean {
  const real = realWords(words);
  const mean = real.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, real.length);
  return real.length >= ENOUGH_WORDS && mean >= CERTAIN;
}

/** How much of what was read looks like language: letters of words, weighted by how sure each word is. */
function sense(words: readonly OcrWord[]): number {
  return realWords(words).reduce((sum, { text, confidence }) => sum + text.length * confidence ** 2, 0);
}
