import { canonicalText } from '../labels/tokens.js';
import { TITLE_WORDS } from './tuning.js';
import { PAPER_WORDS, QUALITY_WORDS } from './words/title-words.js';

const papers = new Set(canonicalText(PAPER_WORDS).split(' '));
const all = new Set([...papers, ...canonicalText(QUALITY_WORDS).split(' ')]);

/** Whether a word may be the one by which a title says what its paper is. */
export function isPaperWord(word: string): boolean {
  return papers.has(word);
}

/** Words at the end of a label or of half a line, never of a title. */
const UNFINISHED = /(?:^| )(?:of|for|to|the|by|and|or|with|in|on|a|an|as|per|under|from)$/u;

/** Whether a canonical text has only words of titles, and is finished. */
export function isWorded(canonical: string): boolean {
  const words = canonical.split(' ');
  return words.length > 1 && words.length <= TITLE_WORDS.mostWords && words.every((word) => all.has(word)) && !UNFINISHED.test(canonical);
}
