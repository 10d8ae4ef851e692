import { phrasesOf } from '../page/phrases.js';
import { findTables } from '../tables/find-tables.js';
import type { Table } from '../tables/table.js';
import { Paper } from './paper.js';

/** The tables of a page on which lines of texts are printed at some places; an empty text prints nothing. */
export function printedTables(places: readonly number[], lines: readonly (readonly string[])[], pitch = 16): readonly Table[] {
  const paper = new Paper();
  for (const [index, texts] of lines.entries()) {
    const told = texts.map((text, at) => [places[at] ?? 0, text] as const).filter(([, text]) => text !== '');
    if (told.length > 0) paper.row(40 + pitch * index, told);
  }
  return findTables([phrasesOf(paper.page())], 'point');
}

export function rolesOf(table: Table | undefined): (string | null)[] | undefined {
  return table?.columns.map(({ role }) => role);
}
