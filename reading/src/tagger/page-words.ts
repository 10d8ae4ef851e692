import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import { knownWords } from './known-words.js';
import { PAGE_SIGNS } from './tuning.js';

/** A word of a page, its phrase, the number that it is or of which it is a part (`5 096,00`), and what is known of it. */
export interface PageWord {
  readonly word: PlacedWord;
  readonly phrase: Phrase;
  readonly number: number | null;
  readonly known: readonly boolean[];
}

/** The words of a page that the tagger looks at. */
export function wordsOfPage(
  phrases: readonly Phrase[],
  { numberStyle, dayOrder }: Pick<DocumentText, 'numberStyle' | 'dayOrder'>,
): PageWord[] {
  const found: PageWord[] = [];
  for (const phrase of phrases) {
    if (found.length >= PAGE_SIGNS.mostWords) break;
    const known = knownWords(phrase, dayOrder);
    const numbers = numbersOf(phrase, numberStyle);
    found.push(...phrase.words.map((word, at) => ({ word, phrase, number: numbers[at] ?? null, known: known[at] ?? [] })));
  }
  return found.slice(0, PAGE_SIGNS.mostWords);
}

/** The number of each word of a phrase; all words of a number whose thousands stand apart have it. */
function numbersOf({ words, text }: Phrase, style: NumberStyle): (number | null)[] {
  const spans = numbersIn(text, style).filter(({ start, end }) => text.slice(start, end).includes(' '));
  let position = 0;
  return words.map((word) => {
    const [from, to] = [position, position + word.text.length];
    position = to + 1;
    const span = spans.find(({ start, end }) => start <= from && to <= end);
    const [own] = span === undefined ? numbersIn(word.text, style) : [span];
    return own === undefined ? null : Number(own.value);
  });
}
