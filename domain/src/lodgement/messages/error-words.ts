import type { DatedTables } from '../../customs-table/dated-tables.js';

/** What an error of customs means in plain words, and what to do about it. */
export interface ErrorWords {
  readonly words: string;
  readonly hint: string;
}

/** The words for a code on the day on which customs used it; null for one that no row explains: then customs' own text is all there is. */
export function errorWords(tables: DatedTables, code: string, day: string): ErrorWords | null {
  const row = tables.find('error_text', [code], day);
  return row === undefined ? null : { words: row.values.words, hint: row.values.hint };
}
