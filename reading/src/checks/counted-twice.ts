import { isOfGoods, packageTypeIn } from '@tallyport/domain/values/package-types';
import type { Understood } from '../fields/field-reading.js';
import { decimalOf, sumOf } from '../lines/arithmetic.js';
import type { OpenDocument } from '../open-document.js';

/** The kind in which all rows count packages as their goods, where another count was taken for all packages: boxes on so many pallets. */
export function countedTwice(field: string, value: Understood, { understood: { lines } }: OpenDocument): string | null {
  const count = field === 'packages' ? decimalOf(value) : null;
  const goods = sumOf(lines, 'quantity');
  if (count === null || goods === null || goods.lte(count)) return null;
  const kinds = lines.map((line) => packageTypeIn(String(line.get('quantity_unit')?.value ?? '')));
  const [kind = null] = kinds;
  return kind === null || isOfGoods(kind) || kinds.includes(null) ? null : `${goods.toFixed()} ${kind}`;
}
