import { pngOf, reshape, type GreyPicture } from '../picture/grey-picture.js';
import { lookOfText } from '../picture/look-of-text.js';
import { workingScale } from '../picture/working-scale.js';
import { busiestBand, cutBand } from '../picture/busiest-band.js';
import type { OcrEngine, OcrWord } from './ocr-engine.js';

/** What puts a scanned page upright: quarter turns clockwise first, then a small turn clockwise. */
export interface Upright {
  readonly turn: 0 | 90 | 180 | 270;
  readonly skew: number;
}

export const AS_STORED: Upright = { turn: 0, skew: 0 };

/** A reading as good as this needs no second opinion from the page upside down. */
const CERTAIN = 0.8;
const ENOUGH_WORDS = 5;
/** The page is turned only if the other way reads better by this much. */
const CLEARLY = 1.3;

/**
 * Finds how a scanned page lies. The axis and the skew follow from where the letters stand; which end is up is found by
 * reading a few lines both ways.
 */
export async function uprightOf(picture: GreyPicture, engine: OcrEngine): Promise<Upright> {
  const { letterHeight, direction } = lookOfText(picture);
  if (letterHeight === 0) return AS_STORED;
  const skew = direction.skew === 0 ? 0 : -direction.skew;
  const scale = workingScale(picture, letterHeight);
  const [first, second] = direction.axis === 'lying' ? ([0, 180] as const) : ([90, 270] as const);
  const lines = await someLines(await reshape(picture, { turn: first, skew, scale }));
  if (lines === null) return { turn: first, skew };
  const asIs = await engine.wordsOf(await pngOf(lines), 'block');
  if (isCertain(asIs)) return { turn: first, skew };
  const turned = await engine.wordsOf(await pngOf(await reshape(lines, { turn: 180, skew: 0, scale: 1 })), 'block');
  return { turn: sense(turned) > sense(asIs) * CLEARLY ? second : first, skew };
}

async function someLines(picture: GreyPicture): Promise<GreyPicture | null> {
  const { letters, letterHeight } = lookOfText(picture);
  const band = busiestBand(letters, letterHeight);
  return band === null ? null : cutBand(picture, band);
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
