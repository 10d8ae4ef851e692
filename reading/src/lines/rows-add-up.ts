import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { differenceOf, ROW_SUMS } from '@tallyport/domain/shipping-record/row-sums';
import { CERTAINTY } from '../certainty.js';
import type { Understanding } from '../documents/understanding.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { productAgrees } from './arithmetic.js';
import type { Line } from './invoice-line.js';

/** Rows that come to a printed total are surer; rows that do not are doubted, but for those that quantity and price prove. */
export function withRowSums({ type, understood }: OpenDocument): Understanding {
  const kind = recordKindOf(type);
  const sums = (kind === null ? undefined : ROW_SUMS[kind]) ?? [];
  let { lines } = understood;
  for (const { each, all } of sums) {
    const total = understood.header.get(all);
    if (total === undefined || total.isInferred === true) continue;
    const difference = differenceOf(
      lines.map((line) => line.get(each)?.value),
      total.value,
    );
    if (difference === null) continue;
    const holds = difference.isZero();
    lines = lines.map((line) => (!holds && productAgrees(line) === true ? line : judged(line, each, holds)));
  }
  return { ...understood, lines };
}

function judged(line: Line, field: Parameters<Line['get']>[0], holds: boolean): Line {
  const value = line.get(field);
  if (value === undefined) return line;
  const certainty =
    holds && productAgrees(line) !== false
      ? Math.max(value.certainty, CERTAINTY.amount.proved)
      : holds
        ? value.certainty
        : Math.min(value.certainty, CERTAINTY.amount.contradicted);
  const told: Understood = { ...value, certainty };
  return new Map([...line, [field, told]]);
}
