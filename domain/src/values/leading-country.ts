import { isCountryOfAnyTongue } from './countries.js';

/** The most words in the name of a country that a text begins with or ends in. */
const MOST_WORDS = 4;

/** The country with whose name a text begins, as it is printed there: `New Zealand. Gross 12 kg` begins with one. */
export function leadingCountry(text: string): string | null {
  const words = [...text.matchAll(/[^\s,;:()]+/gu)].slice(0, MOST_WORDS);
  if (words[0]?.index !== 0) return null;
  const ends = words.map((word) => word.index + word[0].length).toReversed();
  return countryIn(ends.map((end) => text.slice(0, end)));
}

/** The country in whose name a text ends: `teas of Sri Lanka`. */
export function trailingCountry(text: string): string | null {
  const words = [...text.trimEnd().matchAll(/[^\s,;:()]+/gu)].slice(-MOST_WORDS);
  return countryIn(words.map((word) => text.trimEnd().slice(word.index)));
}

/** The first of some texts that names a country, longest first, and begins with a capital. */
function countryIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const bare = text.replace(/[.,;*]+$/u, '');
    const dotted = /(?:\p{Lu}\.){2,}$/u.exec(text) === null ? bare : text;
    const named = [dotted, bare].find((name) => isCountryOfAnyTongue(name) || isCountryOfAnyTongue(name.replaceAll('.', '')));
    if (named !== undefined && /^\p{Lu}|^\p{Lo}/u.test(named)) return named;
  }
  return null;
}
