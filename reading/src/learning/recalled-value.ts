import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import type { DocumentText } from '../document-text.js';
import { cleaned } from '../fields/value-readers.js';
import { type Phrase, partOf } from '../page/phrases.js';

/** A value in the form of its field, and the print that states it. */
export interface RecalledValue {
  readonly value: string;
  readonly from: readonly Phrase[];
}

type CodeFinder = (text: string) => string | null;

const CODE_IN: Readonly<Record<string, CodeFinder>> = {
  currency: currencyIn,
  weight_unit: weightUnitIn,
  volume_unit: volumeUnitIn,
  incoterm: (text) => incotermsIn(text.toUpperCase())[0] ?? null,
} satisfies ByField<CodeFinder>;

/** What print says as a value of a field, or null where it is none of that form. */
export function recalledValue(field: string, form: FieldForm, print: readonly Phrase[], text: DocumentText): RecalledValue | null {
  const [first] = print;
  if (first === undefined) return null;
  switch (form) {
    case 'decimal':
      return partial(first, numbersIn(first.text, text.numberStyle)[0]);
    case 'day':
      return partial(first, daysIn(first.text, text.dayOrder)[0]);
    case 'code':
      return whole(CODE_IN[field]?.(first.text) ?? codeOf(field, first.text), [first]);
    case 'text':
    case 'long text':
      return whole(cleaned(print.map((line) => line.text).join(' ')), print);
    case 'yes or no':
      return null;
  }
}

function codeOf(field: string, text: string): string {
  return field in CODE_IN ? '' : cleaned(text).toUpperCase();
}

function partial(
  phrase: Phrase,
  found: { readonly value: string; readonly start: number; readonly end: number } | undefined,
): RecalledValue | null {
  const part = found === undefined ? null : partOf(phrase, found.start, found.end);
  return found === undefined || part === null ? null : { value: found.value, from: [part] };
}

function whole(value: string, from: readonly Phrase[]): RecalledValue | null {
  return isEmptyValue(value) || value.length > 500 ? null : { value, from };
}
