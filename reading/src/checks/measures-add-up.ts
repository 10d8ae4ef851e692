import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { differenceOf, ROW_SUMS } from '@tallyport/domain/shipping-record/row-sums';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { type Check, fails, holds } from './check.js';

const MEASURES: ReadonlySet<string> = new Set(['packages', 'gross_weight', 'net_weight', 'volume', 'total_pieces']);

/** Whether a measure of all goods is what two or more rows come to; null where they do not all tell theirs, and where it was added up itself. */
export function measuresAddUp(field: string, value: Understood, { type, understood: { lines } }: OpenDocument): Check | null {
  const kind = recordKindOf(type);
  const sum = (kind === null ? undefined : ROW_SUMS[kind])?.find(({ all }) => all === field);
  if (sum === undefined || !MEASURES.has(field) || value.isInferred === true || lines.length < 2) return null;
  const difference = differenceOf(
    lines.map((line) => line.get(sum.each)?.value),
    value.value,
  );
  if (difference === null) return null;
  return difference.isZero()
    ? holds('sum', `the ${lines.length} rows add up to it`)
    : fails('sum', `the ${lines.length} rows come to ${difference.abs().toFixed()} ${difference.gt(0) ? 'more' : 'less'}`);
}
