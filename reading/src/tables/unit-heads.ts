import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { weightUnitIn } from '@tallyport/domain/values/units';
import type { Column } from './columns.js';
import type { TableRow } from './rows.js';
import { UNIT_HEADS } from './tuning.js';

/** A column under a unit alone (`Metres` over `70,0`) holds how many of them there are, where no other column does. */
export function byUnitHeads(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const counting = columns.flatMap(({ role, head }, index) => (role === null && isCountingUnit(head) ? [index] : []));
  const heads = new Set(counting.map((index) => columns[index]?.head));
  if (heads.size !== 1 || columns.some(({ role }) => role === 'quantity')) return [...columns];
  const sources = counting.flatMap((index) => printed[index] ?? []);
  const texts = sources.flatMap((source) => rows.flatMap((row) => row.cells.get(source)?.text ?? []));
  const areNumbers = texts.length > 0 && texts.every((text) => numbersIn(text, style).length === 1 && !/\p{L}/u.test(text));
  return areNumbers ? columns.map((column, index) => (counting.includes(index) ? { ...column, role: 'quantity' } : column)) : [...columns];
}

/** `METRE`, and `Meter / Metres`: a unit, in one language or more. */
function isCountingUnit(head: string): boolean {
  const words = head.trim().split(/[\s/]+/u);
  if (words.length > UNIT_HEADS.mostWords || /\/|(?<!\p{L})per(?!\p{L})/iu.test(head.replace(/\s\/\s/gu, ' '))) return false;
  return words.every(isQuantityUnit) && words.some((word) => weightUnitIn(word) === null);
}
