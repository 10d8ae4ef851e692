import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';

/** Couriers print their number in groups under its bars: `WAYBILL 44 1908 2276`. */
const NUMBER = /^\W*(?:way ?bill|air ?(?:way ?)?bill|tracking)(?:\s*(?:no\.?|number|#))?[\s:]*(?<number>\d[\d ]{8,16}\d)$/iu;

/** The number of a courier's waybill, without the blanks in it. */
export function courierNumber(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const number = NUMBER.exec(phrase.text.trim())?.groups?.['number'];
    if (number !== undefined) return { value: number.replaceAll(' ', ''), from: [phrase], certainty: CERTAINTY.number.besideWord };
  }
  return null;
}
