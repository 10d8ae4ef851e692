import { isDescribing } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableRow } from './rows.js';
import { COUNTED_BY_FIGURES } from './tuning.js';

/** Beside one of these other figures may be anything. */
const FIGURES = new Set<ColumnRole>(['quantity', 'quantity_and_unit', 'unit_price', 'total_price', 'packages', 'pieces_per_package']);
/** A whole number of pieces, alone in its cell. */
const COUNT = /^\d{1,3}(?:[,.' ]?\d{3})?$/u;

/**
 * Where a table says what the goods are and has no known column of figures, the only column of whole numbers says how many of them there are. Its
 * cells are doubted.
 */
export function countedByFigures(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const isOpen = columns.some(({ role }) => isDescribing(role)) && !columns.some(({ role }) => role !== null && FIGURES.has(role));
  const counts = columns.map(({ role }, index) => isOpen && role === null && isCounts(printed[index], rows));
  if (counts.filter(Boolean).length !== 1) return [...columns];
  return columns.map((column, index) => (counts[index] === true ? { ...column, role: 'quantity', isGuess: true } : column));
}

function isCounts(column: Column | undefined, rows: readonly TableRow[]): boolean {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
  const counts = texts.filter((text) => COUNT.test(text));
  return texts.length > 1 && !countsUp(texts) && counts.length >= COUNTED_BY_FIGURES.most * rows.length;
}
