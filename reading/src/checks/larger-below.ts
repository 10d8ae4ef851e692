import { numbersIn, soleNumberIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import type { Understood } from '../fields/field-reading.js';
import { decimalOf } from '../lines/arithmetic.js';
import type { OpenDocument } from '../open-document.js';
import { heightOf, middleY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { LARGER_BELOW } from './tuning.js';

/** Measures of a whole paper that stand in the rows of goods, too. */
const MEASURES: ReadonlySet<string> = new Set(['net_weight', 'gross_weight', 'volume']);

/**
 * A larger number in the column of a measure, below it: then the measure is that of the first row and the larger one that of all goods.
 * Null where there is none, and where the value stands on a line of totals itself.
 */
export function largerBelow(
  field: string,
  value: Understood,
  { phrases, numberStyle, understood: { header } }: OpenDocument,
): string | null {
  const own = MEASURES.has(field) ? decimalOf(value) : null;
  const [first] = value.from;
  if (own === null || first === undefined || value.from.length > 1 || soleNumberIn(first.text, numberStyle) === null) return null;
  const larger = phrases.find((other) => {
    const isUnder = other.page === first.page && middleY(other.area) > first.area.bottom && isAligned(other, first);
    const [number, ...more] = isUnder && /^\d/u.test(other.text) ? numbersIn(other.text, numberStyle) : [];
    if (number === undefined || more.length > 0 || !isOfSameUnit(other.text.slice(number.end), first.text)) return false;
    const times = new Decimal(number.value).div(own.isZero() ? 1 : own).toNumber();
    const isElsewhere = [...header].some(([name, { value: known }]) => name !== field && Number(known) === Number(number.value));
    return times > 1 && !isElsewhere && !IN_OTHER_UNITS.some((factor) => Math.abs(times / factor - 1) < LARGER_BELOW.rounding);
  });
  return larger?.text ?? null;
}

/** Pounds in a kilogram, and cubic feet in a cubic metre: many papers print both below each other. */
const IN_OTHER_UNITS = [2.20462, 35.3147];

/** Behind a figure of the same column stands the same unit, or none. */
function isOfSameUnit(unit: string, own: string): boolean {
  const letters = unit.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    letters === '' ||
    own
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .endsWith(letters)
  );
}

/** Figures of one column end under each other, or begin so. */
function isAligned({ area: one }: Phrase, { area: other }: Phrase): boolean {
  const reach = LARGER_BELOW.aside * heightOf(other);
  return Math.abs(one.right - other.right) < reach || Math.abs(one.left - other.left) < reach;
}
