import { hasBothStyles, isOfTwoReadings, numbersIn } from '@tallyport/domain/values/numbers';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';

const WEIGHTS = ['net_weight', 'gross_weight'];

/**
 * Why a weight may be a thousand times as much, or as little: `8.940 kg` on a paper that writes points and commas for decimals, or typed into a
 * text on a sheet, whose own numbers look the same everywhere. Null where it cannot.
 */
export function otherReading(field: string, { value, from }: Understood, { phrases, numberStyle }: OpenDocument): string | null {
  if (!WEIGHTS.includes(field)) return null;
  const printed = from.flatMap(({ text, method }) =>
    numbersIn(text, numberStyle).flatMap((number) => {
      const own = text.slice(number.start, number.end);
      const isTyped = method === 'cells' && phrases.some(({ text: whole }) => whole.includes(own) && whole.trim() !== own);
      return number.value === value && isOfTwoReadings(own) ? [{ own, isTyped }] : [];
    }),
  );
  const [first] = printed;
  const isOpen = first !== undefined && (first.isTyped || hasBothStyles(phrases.map(({ text }) => text)));
  return isOpen ? `“${first.own}” may be thousands or thousandths` : null;
}
