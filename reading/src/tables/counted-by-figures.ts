import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { isDescribing } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { deliveredOf } from './delivered-counts.js';
import { countsUp } from './group-lines.js';
import { valuesUnder } from './row-products.js';
import type { TableRow } from './rows.js';
import { COUNTED_BY_FIGURES } from './tuning.js';

/** Beside one of these other figures may be anything. */
const FIGURES = new Set<ColumnRole>(['quantity', 'quantity_and_unit', 'unit_price', 'total_price', 'packages', 'pieces_per_package']);
/** A whole number of pieces in its cell, with what it counts or alone: `40`, `4.00 Units`. */
const COUNT = /^\d{1,3}(?:[,.' ]?\d{3})?(?:[.,]0{1,3})?(?:\s?\p{L}{1,8}\.?)?$/u;

/**
 * Where a table says what the goods are and has no known column of figures, the only column of whole numbers says how many of them there are; of
 * several that of what was sent. Its cells are doubted.
 */
export function countedByFigures(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const isOpen = columns.some(({ role }) => isDescribing(role)) && !columns.some(({ role }) => role !== null && FIGURES.has(role));
  const counts = columns.flatMap(({ role }, index) =>
    isOpen && (role === null || role === 'other') && isCounts(printed[index], rows) ? [index] : [],
  );
  const [only, ...others] = counts.filter((index) => columns[index]?.role === null);
  const sent = deliveredOf(counts.map((index) => valuesUnder(printed[index], rows, style)));
  const counted = sent === null ? (others.length === 0 ? only : undefined) : counts[sent];
  return columns.map((column, index) => (index === counted ? { ...column, role: 'quantity', isGuess: true } : column));
}

function isCounts(column: Column | undefined, rows: readonly TableRow[]): boolean {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
  const counts = texts.filter((text) => COUNT.test(text));
  return texts.length > 1 && !countsUp(texts) && counts.length >= COUNTED_BY_FIGURES.most * rows.length;
}
