import { plainText } from './plain-text.js';
import { wordsOf } from './words-of.js';

/** Where the naming of the thing ends and its purpose, stuff or origin begins. */
const TURN = /\s+(?:for|of|with|without|in|from|by|to|w\/|containing|made)\s|[,;:(|]|\s-\s/;

/** Answers the word that names the thing: the last before "for", "of", "with" or a comma. A set of spanners is named by what comes after. */
export function headWordOf(text: string): string | undefined {
  const segments = plainText(text).split(TURN);
  for (const segment of segments) {
    const words = wordsOf(segment);
    const last = words.at(-1);
    if (last !== undefined) return last;
  }
  return undefined;
}
