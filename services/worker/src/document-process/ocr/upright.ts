import { busiestBand } from '../picture/busiest-band.js';
import { reshape } from '../picture/grey-picture.js';
import { workingScale } from '../picture/working-scale.js';
import { type FlatPage, likelyUpright, type Upright } from './flat-page.js';
import type { OcrEngine, OcrWord } from './ocr-engine.js';

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
  const wordsAt = async (turn: Upright['turn']): Promise<readonly OcrWord[]> => engine.glance(await reshape(lines, { turn, skew, scale }));
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
