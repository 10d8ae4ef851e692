import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { partOf } from '../../page/phrases.js';
import { firmly, identifierAt, longTextAt, marksAt } from '../labelled.js';

/** The form of the Convention on the Contract for the International Carriage of Goods by Road, in the languages that it is printed in. */
const OF_CONVENTION =
  /(?<!\p{L})CMR(?!\p{L})|international (?:road )?consignment note|lettre de voiture internationale|internationaler frachtbrief|internationale vrachtbrief/iu;
const NUMBER = /(?<!\p{L})CMR(?!\p{L})[\s:.#-]*(?:no\.?|nr\.?|n[°º])?[\s:.#-]*(?<number>[A-Z]{0,3}[\s-]?\d[\d\s-]{3,}\d)\s*$/u;

/** Whether a bill is a consignment note of the road. */
export function isConsignmentNote(text: DocumentText): boolean {
  return text.phrases.some(({ text: words }) => OF_CONVENTION.test(words));
}

/** The number of a consignment note behind the three letters of its form. */
export function consignmentNoteNumber(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const number = NUMBER.exec(phrase.text)?.groups?.['number']?.trim();
    const start = number === undefined ? -1 : phrase.text.lastIndexOf(number);
    const part = number === undefined ? null : partOf(phrase, start, start + number.length);
    if (number !== undefined && part !== null) return { value: number, from: [part], certainty: CERTAINTY.number.titled };
  }
  return null;
}

/** What stands in boxes of their own on a consignment note: bills have it in the columns of their goods. */
const inBox =
  (source: (text: DocumentText) => Understood | null) =>
  (text: DocumentText): Understood | null =>
    isConsignmentNote(text) ? firmly(source)(text) : null;

export const goodsInBox = inBox(longTextAt('goods_description'));
export const marksInBox = inBox(marksAt('shipping_marks'));

/** The code of the goods in the statistics of trade, at a label of its own. */
export function tariffCodeAt(text: DocumentText): Understood | null {
  const code = inBox(identifierAt('hs_code'))(text);
  return code !== null && isTariffCode(String(code.value)) ? code : null;
}
