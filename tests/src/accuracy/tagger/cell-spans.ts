import { type ComparableWord, digitsOf, isNumber, keyOf } from './comparable-word.js';
import type { CellRole } from './gold-lines.js';

/** The text of a cell is at most so many words. */
const MOST_WORDS = 8;

/** The words that say the value of a cell, one span for each place in the zone where they start. */
export function cellSpans(
  role: CellRole,
  gold: unknown,
  zone: readonly ComparableWord[],
  words: readonly ComparableWord[],
): (readonly ComparableWord[])[] {
  if (role === 'hs_code') return singly(zone, ({ digits }) => digits !== '' && digits === digitsOf(gold));
  if (typeof gold === 'number') return singly(zone, (word) => isNumber(word, gold));
  return zone.flatMap((start) => {
    const span = textFrom(start, keyOf(gold), words);
    return span === null ? [] : [span];
  });
}

function singly(zone: readonly ComparableWord[], isCell: (word: ComparableWord) => boolean): ComparableWord[][] {
  return zone.filter(isCell).map((word) => [word]);
}

/** The words from one on that say a text together; marks between them belong to it. */
function textFrom(start: ComparableWord, wanted: string, words: readonly ComparableWord[]): ComparableWord[] | null {
  let said = '';
  const span: ComparableWord[] = [];
  for (let at = start.at; span.length < MOST_WORDS; at += 1) {
    const word = words[at];
    if (word === undefined || word.page !== start.page) return null;
    said += word.key;
    span.push(word);
    if (said === wanted) return wanted === '' ? null : span;
    if (!wanted.startsWith(said)) return null;
  }
  return null;
}
