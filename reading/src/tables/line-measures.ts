import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { numbersIn } from '@tallyport/domain/values/numbers';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import type { TableRow } from './rows.js';
import { widthOfBlock } from './side-by-side.js';

const MEASURES: readonly ColumnRole[] = ['net_weight', 'gross_weight', 'weight', 'volume'];

/**
 * Of two columns of one measure, as packing lists have them for a carton and for all of a line, that of the line is meant: it is nowhere the smaller one.
 * Of two quantities the one is for a carton that times the cartons of the line is the other. Heads that are all repeated beside each other have rows
 * of their own.
 */
export function ofWholeLines(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  if (widthOfBlock(columns) !== null) return [...columns];
  const valuesAt = (index: number): (number | null)[] =>
    rows.map((row) => {
      const source = printed[index];
      const cell = source === undefined ? undefined : row.cells.get(source);
      const [first] = cell === undefined ? [] : numbersIn(cell.text, style);
      return first === undefined ? null : Number(first.value);
    });
  const ofPackages = MEASURES.flatMap((role) => {
    const [one, other, ...more] = columns.flatMap((column, index) => (column.role === role ? [index] : []));
    if (one === undefined || other === undefined || more.length > 0) return [];
    if (isNowhereSmaller(valuesAt(one), valuesAt(other))) return [other];
    return isNowhereSmaller(valuesAt(other), valuesAt(one)) ? [one] : [];
  });
  const packages = valuesAt(columns.findIndex(({ role }) => role === 'packages'));
  const counts = columns.flatMap((column, index) => (column.role === 'quantity' ? [index] : []));
  const ofOne = counts.filter((index) => counts.some((other) => isTimes(valuesAt(index), packages, valuesAt(other))));
  return columns.map((column, index) => (ofPackages.includes(index) || ofOne.includes(index) ? { ...column, role: 'other' } : column));
}

/** Whether each number is at least the one beside it, and some are greater. */
function isNowhereSmaller(greater: readonly (number | null)[], smaller: readonly (number | null)[]): boolean {
  const pairs = greater.flatMap((value, row) => {
    const other = smaller[row] ?? null;
    return value === null || other === null ? [] : [value - other];
  });
  return pairs.length > 0 && pairs.every((difference) => difference >= 0) && pairs.some((difference) => difference > 0);
}

/** Whether what one package holds times the packages is what a line has, on all lines that say so and of which some have several packages. */
function isTimes(ofOne: readonly (number | null)[], packages: readonly (number | null)[], ofAll: readonly (number | null)[]): boolean {
  const lines = ofOne.flatMap((one, row) => {
    const [many, all] = [packages[row] ?? null, ofAll[row] ?? null];
    return one === null || many === null || all === null ? [] : [{ one, many, all }];
  });
  return lines.some(({ many, all }) => many > 1 && all > 0) && lines.every(({ one, many, all }) => one * many === all);
}
