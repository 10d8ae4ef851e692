import { anyOf } from '@tallyport/domain/any-of';
import { decimalsOf, numbersIn } from '@tallyport/domain/values/numbers';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { partOf } from '../../page/phrases.js';
import { FREIGHT_WORDS } from './words/freight-words.js';

/** Freight, then at most a few words without a figure, then a currency right before its amount. */
const CHARGED = new RegExp(String.raw`(?<!\p{L})${anyOf(FREIGHT_WORDS)}(?!\p{L})[^\d.;]{0,30}?(?:\p{Sc}|(?<!\p{L})[A-Z]{3}\s?)$`, 'iu');

/** The freight in a sentence or a remark: `Freight to Sydney $260.00.`, `of which ocean freight USD 5,200.00`. */
export function freightInWords(text: DocumentText): Understood | null {
  const found = text.phrases.flatMap((phrase) =>
    numbersIn(phrase.text, text.numberStyle).flatMap(({ value, start, end }) => {
      const from = partOf(phrase, start, end);
      const isCharge = decimalsOf(value) <= 2 && CHARGED.test(phrase.text.slice(0, start));
      return from === null || !isCharge ? [] : [{ value, from: [from], certainty: CERTAINTY.amount.inWords }];
    }),
  );
  const [first] = found;
  return first === undefined || found.some(({ value }) => Number(value) !== Number(first.value)) ? null : first;
}
