import { numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import type { Understood } from '../fields/field-reading.js';
import { decimalOf } from '../lines/arithmetic.js';
import type { OpenDocument } from '../open-document.js';

/** Measures of a whole paper, which its rows have too, with the same words before them. */
const MEASURES = ['net_weight', 'gross_weight', 'volume', 'packages'] as const;

/** What a label for the same measure says that is more than a value for all goods: then the value is that of one row. Null where none does. */
export function rivalMeasure(field: string, value: Understood, { labels, numberStyle }: OpenDocument): string | null {
  const measure = MEASURES.find((name) => name === field);
  const own = measure === undefined ? null : decimalOf(value);
  if (measure === undefined || own === null) return null;
  const said = labels
    .filter(({ concepts }) => concepts.length === 1 && concepts[0] === measure)
    .map(({ candidates }) => candidates[0]?.lines[0]?.text ?? '');
  return (
    said.find((text) =>
      numbersIn(text, numberStyle)
        .slice(0, 1)
        .some((number) => new Decimal(number.value).gt(own)),
    ) ?? null
  );
}
