import type { OpenDocument } from '../open-document.js';
import { RANKED_PART } from './tuning.js';

/**
 * A document as far as it is ranked. One of very many phrases is ranked without the rows of its tables, in which no value of a header
 * stands; null for one that is still too long.
 */
export function rankedPart(document: OpenDocument): OpenDocument | null {
  if (document.phrases.length <= RANKED_PART.mostPhrases) return document;
  const inRows = new Set(
    document.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => [...cells.values()].flatMap(({ words }) => words))),
  );
  const phrases = document.phrases.filter(({ words }) => !words.some((word) => inRows.has(word)));
  return phrases.length <= RANKED_PART.mostPhrases ? { ...document, phrases } : null;
}
