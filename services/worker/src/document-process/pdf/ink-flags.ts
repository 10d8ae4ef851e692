import type { PageFlag } from '@tallyport/reading/page-flags';
import { flagOfText } from '../flag-of-text.js';
import type { PageInk, Unseen } from './page-ink.js';
import { boxesOfGlyphs } from './words-of-glyphs.js';

/** A stray letter or two that does not show is no message to anybody. */
const ENOUGH_LETTERS = 3;

const MESSAGES: Readonly<Record<Unseen, string>> = {
  'hidden text': 'characters are in the file but cannot be seen on the page',
  'painted over': 'characters are covered by something painted over them',
  'off page': 'characters stand outside of the page',
  'tiny text': 'characters are printed too small to be read',
};

/** What the reader left out of a page because no person can see or read it. */
export function flagsOfInk({ unseen }: PageInk, page: { width: number; height: number }): PageFlag[] {
  return [...unseen].flatMap(([reason, glyphs]) =>
    glyphs.length < ENOUGH_LETTERS ? [] : [flagOfText(reason, glyphs.length, MESSAGES[reason], boxesOfGlyphs(glyphs, page))],
  );
}
