import type { IndexedPhrase } from './indexed-phrase.js';

/** How often a word is said under a code, by code; the codes are subheadings, headings and chapters at once. */
export type CountsByCode = ReadonlyMap<string, number>;

/** What is counted of one word. */
export interface WordCounts {
  readonly byCode: CountsByCode;
  readonly total: number;
  /** Among how many headings the word is found: a word of one heading tells much, a word of all nothing. */
  readonly headings: number;
}

/** Counts, word by word, the phrases that hold it under each code and under the heading and chapter above. */
export function countWords(phrases: readonly IndexedPhrase[]): ReadonlyMap<string, WordCounts> {
  const counted = new Map<string, Map<string, number>>();
  for (const { code, words } of phrases) {
    for (const word of words) {
      const byCode = counted.get(word) ?? new Map<string, number>();
      counted.set(word, byCode);
      for (let digits = 2; digits <= code.length; digits += 2) {
        const above = code.slice(0, digits);
        byCode.set(above, (byCode.get(above) ?? 0) + 1);
      }
    }
  }
  return new Map([...counted].map(([word, byCode]) => [word, summarise(byCode)]));
}

function summarise(byCode: CountsByCode): WordCounts {
  let total = 0;
  let headings = 0;
  for (const [code, count] of byCode) {
    if (code.length === 2) total += count;
    if (code.length === 4) headings += 1;
  }
  return { byCode, total, headings: Math.max(1, headings) };
}
