import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { weightUnitIn } from '@tallyport/domain/values/units';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import type { TableRow } from './rows.js';
import { INFER_PACKING } from './tuning.js';

const RANGE = /^(\d+)\s*(?:[-–~]|to|至)\s*(\d+)$/iu;

/**
 * Gives columns of a packing list whose heads cannot be read the role that their content proves: ranges of packages and their number,
 * counts with units, weights. `printed` are the columns before anything was told of them.
 */
export function inferPacking(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const textsOf = (index: number): string[] => {
    const column = printed[index];
    return column === undefined ? [] : rows.map((row) => row.cells.get(column)?.text.trim() ?? '');
  };
  const roles: (ColumnRole | null)[] = columns.map(({ role }) => role);
  const give = (role: ColumnRole, fits: (texts: readonly string[], index: number) => boolean): void => {
    if (roles.includes(role)) return;
    const at = roles.findIndex((known, index) => known === null && fits(textsOf(index), index));
    if (at >= 0) roles[at] = role;
  };
  const numbersAt = (index: number): (number | null)[] => textsOf(index).map((text) => numberIn(text, style));
  const numbersOf = (role: ColumnRole): (number | null)[] => numbersAt(roles.indexOf(role));
  give(
    'package_range',
    (texts) => texts.some((text) => RANGE.test(text)) && texts.every((text) => (RANGE.test(text) ? sizeOf(text) > 0 : /^\d+$/u.test(text))),
  );
  const sizes = roles.includes('package_range') ? textsOf(roles.indexOf('package_range')).map(sizeOf) : [];
  give('packages', (_, index) => sizes.length > 0 && numbersAt(index).every((number, row) => number !== null && number === sizes[row]));
  give('quantity', (texts) => texts.every(isCounted) && texts.some((text) => weightUnitIn(unitOf(text)) === null));
  give('quantity', (_, index) => roles[index + 1] === 'quantity_unit' && numbersAt(index).every((number) => number !== null));
  give(
    'quantity',
    (_, index) => roles[index - 1] === 'quantity_unit' && numbersAt(index).every((number) => number !== null) && !isPriced(roles),
  );
  give('net_weight', (_, index) => roles.includes('gross_weight') && isWithin(numbersAt(index), numbersOf('gross_weight')));
  give('gross_weight', (_, index) => roles.includes('net_weight') && isWithin(numbersOf('net_weight'), numbersAt(index)));
  const isOpen = !isPriced(roles) && !roles.includes('net_weight') && !roles.includes('gross_weight') && !roles.includes('weight');
  const pair = isOpen ? weightsAmong(roles, numbersAt) : null;
  if (pair !== null) [roles[pair[0]], roles[pair[1]]] = ['net_weight', 'gross_weight'];
  return columns.map((column, index) =>
    column.role === null && roles[index] != null ? { ...column, role: roles[index] ?? null } : column,
  );
}

function isPriced(roles: readonly (ColumnRole | null)[]): boolean {
  return roles.includes('unit_price') || roles.includes('total_price');
}

function sizeOf(text: string): number {
  const [, from, to] = RANGE.exec(text) ?? [];
  return from === undefined || to === undefined ? 1 : Number(to) - Number(from) + 1;
}

function numberIn(text: string, style: NumberStyle): number | null {
  const [first, ...others] = numbersIn(text, style);
  return first === undefined || others.length > 0 ? null : Number(first.value);
}

/** A number with a unit in which goods are counted; a column of them may have a few that are counted by weight. */
function isCounted(text: string): boolean {
  return isQuantityUnit(unitOf(text));
}

function unitOf(text: string): string {
  return /^\d[\d.,'’\s]*\s?(\p{L}+\d?)\.?$/u.exec(text)?.[1] ?? '';
}

/** Two columns beside each other under unknown heads of which one is a little less than the other on all rows, some with a fraction or large: weights. */
function weightsAmong(roles: readonly (ColumnRole | null)[], numbersAt: (index: number) => (number | null)[]): [number, number] | null {
  for (const index of roles.keys()) {
    if (roles[index] !== null || roles[index + 1] !== null) continue;
    const [one, other] = [numbersAt(index), numbersAt(index + 1)];
    const isTold = one.length >= INFER_PACKING.leastRows && [...one, ...other].some((number) => number !== null && number % 1 !== 0);
    if (isTold && isWithin(one, other, INFER_PACKING.unnamed)) return [index, index + 1];
    if (isTold && isWithin(other, one, INFER_PACKING.unnamed)) return [index + 1, index];
  }
  return null;
}

/** Whether each weight is a little less than the one beside it. */
function isWithin(lighter: readonly (number | null)[], heavier: readonly (number | null)[], least = INFER_PACKING.lightest): boolean {
  return (
    lighter.length > 0 &&
    lighter.every((net, row) => {
      const gross = heavier[row] ?? null;
      return net !== null && gross !== null && net < gross && net >= least * gross;
    })
  );
}
