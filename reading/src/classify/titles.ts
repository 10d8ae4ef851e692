import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { memoise } from '@tallyport/domain/memoise';
import { MisreadSpellings } from '../labels/misread.js';
import { canonicalText, tokensOf } from '../labels/tokens.js';
import type { Rows } from '../lexicon/rows.js';
import { TITLES_OF_OTHERS, TITLES_OF_TYPES } from '../lexicon/types.js';
import { ruledTitle, type Title } from './title-rules.js';
import { isPaperWord, isWorded } from './title-words.js';
import { TITLES } from './tuning.js';

/** The declaration of goods that arrive in China: one of the papers without a type, known by its name. */
export const IMPORT_DECLARATION = 'china customs declaration (import)';

/** Letters that scans misread, and that titles are spaced out in. */
const LATIN = /^[\p{Script=Latin} ]+$/u;

/** Titles of the lexicon by their canonical words. A type's title is called by its words, another one by the name of its paper. */
const byWords = new Map<string, Title>();
/** Those that say what a paper is in large print alone: in small print they are labels, or words like others. */
const onlyLarge = new Set<string>();
/** The same words without the spaces between them, as titles set in spaced letters are read. */
const byLetters = new Map<string, string>();
const misread = new MisreadSpellings();

for (const [name, titles] of Object.entries(TITLES_OF_OTHERS)) addTitles(titles, () => ({ type: 'other', name }));
for (const [type, titles] of Object.entries(TITLES_OF_TYPES) as [DocumentType, Rows][]) addTitles(titles, (name) => ({ type, name }));

function addTitles(titles: Rows, titleFor: (words: string) => Title): void {
  for (const [words = '', , , size] of titles) {
    const canonical = canonicalText(words);
    byWords.set(canonical, titleFor(canonical));
    if (size === 'large') onlyLarge.add(canonical);
    else if (LATIN.test(canonical)) {
      byLetters.set(canonical.replaceAll(' ', ''), canonical);
      if (canonical.length >= TITLES.longEnough) misread.add(canonical);
    }
  }
}

/** The title that a text is, or null: one of those known as a whole, or words of titles alone, whatever their order. */
export const titleOf = memoise((canonical): Title | null => byWords.get(canonical) ?? (isWorded(canonical) ? ruledTitle(canonical) : null));

/** Whether a text is a title in large print alone. */
export function needsLargePrint(canonical: string): boolean {
  return onlyLarge.has(canonical);
}

/** The title that letters are, in its canonical words: scans lose the spaces between words, and see some within. */
export function titleInLetters(text: string): string | null {
  const letters = canonicalText(text).replaceAll(' ', '');
  return letters.length < TITLES.longEnough ? null : (byLetters.get(letters) ?? null);
}

/** The title that a text is with a letter or two read wrongly. */
export function nearlyTitle(canonical: string): Title | null {
  const letters = canonical.replaceAll('0', 'o').replaceAll('1', 'i');
  if (letters.length < TITLES.longEnough || /\d/.test(letters)) return null;
  const near = misread.nearest(letters);
  return near === null ? null : (byWords.get(near) ?? null);
}

/** The most words that a title beginning with a word has, by that word. */
const longestFrom = new Map<string, number>();
for (const title of byWords.keys()) {
  const words = title.split(' ');
  const [first = ''] = words;
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
}

/** Whether a title may begin with a word of a text, or be named by it: most lines are told to be none by this. */
export function hasTitleWord(text: string): boolean {
  return tokensOf(text).some(({ form }) => longestFrom.has(form) || isPaperWord(form) || byLetters.has(form));
}

/** Every title that stands within a longer line, the longest first. */
export function titlesWithin(canonical: string): Title[] {
  return placesOf(canonical.split(' '))
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ title }) => title);
}

interface TitlePlace {
  readonly words: string;
  readonly title: Title;
  readonly from: number;
  readonly to: number;
}

/** Where titles stand among some words. */
export function placesOf(words: readonly string[]): TitlePlace[] {
  return words.flatMap((first, from) => {
    const most = Math.min(longestFrom.get(first) ?? 0, words.length - from);
    return Array.from({ length: most }, (_none, index) => from + index + 1).flatMap((to) => {
      const own = words.slice(from, to).join(' ');
      const title = byWords.get(own);
      return title === undefined ? [] : [{ words: own, title, from, to }];
    });
  });
}

/** A title in Chinese behind a name: `江苏增值税专用发票`. Two signs at the end of a long run are rather a part of a word. */
export const titleAtEnd = memoise((canonical): Title | null => {
  if (!/^\p{Script=Han}+$/u.test(canonical)) return null;
  for (let from = 1; from <= canonical.length - TITLES.leastHan; from += 1) {
    const title = byWords.get(canonical.slice(from));
    if (title !== undefined) return title;
  }
  return null;
});
