import { anyOf } from '@tallyport/domain/any-of';
import { type Phrase, partOf } from '../page/phrases.js';
import { PLACEHOLDERS } from './words/placeholders.js';

/** Templates say in square brackets what is to be filled in: `[City, ST ZIP Code] Springfield, IL 62701`. */
const PLACEHOLDER = new RegExp(
  String.raw`^\s*\[(?=[^\]]{3,40}\])[^\[\]\d]*?(?<!\p{L})${anyOf(PLACEHOLDERS)}(?!\p{L})[^\[\]\d]*\]\s*`,
  'iu',
);

/** Phrases without what a template asks for before the answer, and without what nobody filled in. */
export function withoutPlaceholders(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) => {
    const asked = PLACEHOLDER.exec(phrase.text)?.[0].length ?? 0;
    if (asked === 0) return [phrase];
    const answer = asked < phrase.text.length ? partOf(phrase, asked, phrase.text.length) : null;
    return answer === null ? [] : [answer];
  });
}
