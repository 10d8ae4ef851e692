import type { NumberStyle } from '@tallyport/domain/values/numbers';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { Decimal } from 'decimal.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { type Values, valuesUnder } from './row-products.js';
import type { TableRow } from './rows.js';
import { PACKED_PRODUCTS } from './tuning.js';

/**
 * What packages hold times the packages is how many pieces there are: of columns whose heads nobody knows one that is this product on all rows is the
 * quantity, and one that makes another one is what each package holds. Where nothing tells what they hold, the only column of whole numbers that the
 * packages divide counts the pieces.
 */
export function byPackedProducts(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const values = printed.map((column) => valuesUnder(column, rows, style));
  return withCounts(withWeightsOfAll(columns, values), values);
}

/**
 * A weight that is the packages of its row times another one weighs all of them, and the other one weighs one: that stands beside, whatever it is called.
 */
function withWeightsOfAll(columns: readonly Column[], values: readonly Values[]): Column[] {
  const packages = values[columns.findIndex(({ role }) => role === 'packages')] ?? [];
  if (packages.length < PACKED_PRODUCTS.leastRows) return [...columns];
  const told = [...columns];
  for (const [one, { role, head }] of columns.entries()) {
    if (role !== 'net_weight' && role !== 'gross_weight' && !(role === null && weightUnitIn(head.replace(/[^\p{L}]/gu, '')) !== null))
      continue;
    const all = columns.findIndex(
      (other, index) =>
        index > one && (other.role === null || other.role === 'other') && isMade(packages, values[one] ?? [], values[index] ?? []),
    );
    if (all < 0) continue;
    told[one] = { ...(columns[one] ?? NOWHERE), role: 'other' };
    told[all] = { ...(columns[all] ?? NOWHERE), role };
  }
  return told;
}

/** The pieces that packages hold. */
function withCounts(columns: readonly Column[], values: readonly Values[]): Column[] {
  const at = (role: ColumnRole): number => columns.findIndex((column) => column.role === role);
  const packages = values[at('packages')] ?? [];
  const isPriced = at('unit_price') >= 0 || at('total_price') >= 0;
  if (packages.length < PACKED_PRODUCTS.leastRows || at('quantity') >= 0 || isPriced) return [...columns];
  const free = columns.flatMap(({ role }, index) => (role === null ? [index] : []));
  const held = at('pieces_per_package');
  const pairs = (held < 0 ? free : [held]).flatMap((one) => free.flatMap((all) => (one === all ? [] : [[one, all] as const])));
  const pair = pairs.find(([one, all]) => isMade(packages, values[one] ?? [], values[all] ?? []));
  const [divided, ...others] = pair === undefined ? free.filter((index) => areDivided(values[index] ?? [], packages)) : [];
  const quantity = pair?.[1] ?? (others.length === 0 ? divided : undefined);
  return columns.map((column, index): Column => {
    if (index === quantity) return { ...column, role: 'quantity', isGuess: true };
    return index === pair?.[0] && column.role === null ? { ...column, role: 'pieces_per_package', isGuess: true } : column;
  });
}

const NOWHERE: Column = { role: null, head: '', left: Number.NaN, right: Number.NaN };

/** Whether the packages times what each of them holds is what there is of all rows, some of which have several packages. */
function isMade(packages: Values, held: Values, all: Values): boolean {
  const told = packages.map((many, row) => ({ many, one: held[row] ?? null, whole: all[row] ?? null }));
  const areSeveral = told.some(({ many, one }) => many?.gt(1) === true && one?.gt(1) === true);
  return areSeveral && told.every(({ many, one, whole }) => many !== null && one !== null && whole !== null && many.times(one).eq(whole));
}

/** Whether whole numbers are several times the packages of their rows. */
function areDivided(all: Values, packages: Values): boolean {
  const parts = all.map((whole, row) => whole?.div(packages[row] ?? new Decimal(Number.NaN)) ?? null);
  return parts.every((part) => part !== null && part.isInteger() && part.gte(1)) && parts.some((part) => part?.gt(1) === true);
}
