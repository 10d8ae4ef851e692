import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { weightUnitIn } from '@tallyport/domain/values/units';
import type { Column } from './columns.js';
import type { TableRow } from './rows.js';
import { UNIT_HEADS } from './tuning.js';

/** A column under a unit alone (`Metres` over `70,0`) or a length in one holds how many of them there are, where no other column does; of several the first. */
export function byUnitHeads(
  columns: readonly Column[],
  printed: readonly Column[],
  rows: readonly TableRow[],
  style: NumberStyle,
): Column[] {
  const counting = columns.flatMap(({ role, head }, index) =>
    role === null && (isCountingUnit(head) || isLength(head)) && isOfNumbers(printed[index], rows, style) ? [index] : [],
  );
  const [first] = counting;
  if (first === undefined || columns.some(({ role }) => role === 'quantity')) return [...columns];
  const head = columns[first]?.head;
  return columns.map((column, index) => (counting.includes(index) && column.head === head ? { ...column, role: 'quantity' } : column));
}

function isOfNumbers(column: Column | undefined, rows: readonly TableRow[], style: NumberStyle): boolean {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text ?? []);
  return texts.length > 0 && texts.every((text) => numbersIn(text, style).length === 1 && !/\p{L}/u.test(text));
}

/** What is sold by its length: `LENGTH (YDS)`, `Länge (m)`. */
function isLength(head: string): boolean {
  return /^(?:length|l[äa]nge|longueur|lunghezza|longitud|largo|comprimento|lengte|l[æä]ngd?e?|metraje|metraggio|métrage)\W*(?:yds?|yards?|mtrs?|mts|m|metres?|meters?)\W*$/iu.test(
    head.trim(),
  );
}

/** `METRE`, and `Meter / Metres`: a unit, in one language or more. */
function isCountingUnit(head: string): boolean {
  const words = head.trim().split(/[\s/]+/u);
  if (words.length > UNIT_HEADS.mostWords || /\/|(?<!\p{L})per(?!\p{L})/iu.test(head.replace(/\s\/\s/gu, ' '))) return false;
  return words.every(isQuantityUnit) && words.some((word) => weightUnitIn(word) === null);
}
