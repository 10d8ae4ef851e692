import { COLUMN_WORDS } from './column-words.js';
import { FIRST_LABELS } from './first-labels.js';
import { FIRST_PHRASES } from './first-phrases.js';
import type { Lexicon } from './lexicon.js';

/** The words of the sets `develop` and `tuned`; those behind `+` are kept for `tuned`. */
export const FIRST_LEXICON: Lexicon = {
  labels: FIRST_LABELS,
  columns: COLUMN_WORDS,
  phrases: FIRST_PHRASES,
  languages: {},
  asides: [],
  tradeShare: 0,
  clutter: 0,
  footnotes: [],
};
