import { entriesOf } from '@tallyport/domain/entries';
import { SIMPLIFIED_LETTERS } from './words/simplified-letters.js';

const SIMPLIFIED = new Map(entriesOf(SIMPLIFIED_LETTERS).map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** A Chinese text in simplified letters: labels of Taiwan and Hong Kong are the same words as those of the mainland. */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (letter) => SIMPLIFIED.get(letter) ?? letter);
}
