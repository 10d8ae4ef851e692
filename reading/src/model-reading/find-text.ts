import { memoise } from '@tallyport/domain/memoise';
import { printedKey, wordKey } from '@tallyport/domain/values/printed-key';
import { heightOf, isSameLine, overlapX } from '../page/area.js';
import { type Phrase, partOf, phraseOfWords } from '../page/phrases.js';

const keyOf = memoise(wordKey);

/** A long address goes over this many phrases at most. */
const MOST_PHRASES = 12;
/** Where a text goes on after the end of a phrase: so many neighbours are tried. */
const MOST_NEIGHBOURS = 3;

/** The words of some pages, to find texts in: made once, since an answer holds a thousand of them. */
export class PrintedText {
  /** Where words begin with a letter: by that letter, the phrase and the word's number in it. */
  readonly #starts = new Map<string, { readonly phrase: Phrase; readonly at: number }[]>();

  constructor(private readonly phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      for (const [at, { text }] of phrase.words.entries()) {
        const letter = keyOf(text).charAt(0);
        const starts = this.#starts.get(letter);
        if (starts === undefined) this.#starts.set(letter, [{ phrase, at }]);
        else starts.push({ phrase, at });
      }
    }
  }

  /** Every place where a text is printed: the phrases, or parts of phrases, that make it up. */
  placesOf(value: string): Phrase[][] {
    const wanted = printedKey(value);
    if (wanted === '') return [];
    const whole = (this.#starts.get(wanted.charAt(0)) ?? []).flatMap(({ phrase, at }) => {
      const place = follow(phrase, at, wanted, this.phrases, MOST_PHRASES);
      return place === null ? [] : [place];
    });
    return whole.length > 0 ? whole : this.phrases.flatMap((phrase) => withinWords(value, phrase));
  }
}

/** The text from one word on: through its phrase, and where that ends before the text does, through a neighbour. */
function follow(phrase: Phrase, start: number, wanted: string, phrases: readonly Phrase[], left: number): Phrase[] | null {
  let found = '';
  for (let end = start; end < phrase.words.length; end += 1) {
    found += keyOf(phrase.words[end]?.text ?? '');
    if (!wanted.startsWith(found)) return null;
    if (found === wanted) return [phraseOfWords(phrase, phrase.words.slice(start, end + 1))];
  }
  if (found === '' || left <= 1) return null;
  const begun = phraseOfWords(phrase, phrase.words.slice(start));
  for (const next of neighboursOf(phrase, phrases)) {
    const rest = follow(next, 0, wanted.slice(found.length), phrases, left - 1);
    if (rest !== null) return [begun, ...rest];
  }
  return null;
}

/** What a reader would read next: the phrases right below, then the one beside. */
function neighboursOf(phrase: Phrase, phrases: readonly Phrase[]): Phrase[] {
  const height = heightOf(phrase.area);
  const below = phrases
    .filter(({ page, area }) => {
      const gap = area.top - phrase.area.bottom;
      return page === phrase.page && gap > -0.4 * height && gap < 1.8 * height && overlapX(area, phrase.area) > 0;
    })
    .toSorted((a, b) => a.area.top - b.area.top);
  const beside = phrases
    .filter(({ page, area }) => page === phrase.page && isSameLine(area, phrase.area) && area.left >= phrase.area.right)
    .toSorted((a, b) => a.area.left - b.area.left);
  return [...below.slice(0, MOST_NEIGHBOURS - 1), ...beside.slice(0, 1)].filter((next) => next !== phrase);
}

/** Print that runs words together (`USD4,250.00`, Chinese): the text counts where it does not end amid letters or amid digits. */
function withinWords(value: string, phrase: Phrase): Phrase[][] {
  const text = phrase.text.toLowerCase();
  const wanted = value.trim().toLowerCase();
  const start = text.indexOf(wanted);
  const end = start + wanted.length;
  if (start < 0 || isAmid(text, start) || isAmid(text, end)) return [];
  const part = partOf(phrase, start, end);
  return part === null ? [] : [[part]];
}

const LATIN = /[\p{L}--\p{Script=Han}]/v;

function isAmid(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  return (LATIN.test(before) && LATIN.test(after)) || (/[\d.,]/u.test(before) && /[\d.,]/u.test(after));
}
