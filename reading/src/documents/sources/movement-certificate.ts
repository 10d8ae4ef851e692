import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';

/** The forms of the customs union whose number is a letter and figures (EUR.1, EUR-MED, A.TR.). */
const IS_FORM = /(?<![\p{L}\d])(?:EUR\W{0,2}(?:1|MED)|A\.?\s?TR\.?)(?![\p{L}\d])/u;
const NUMBER = /(?:^|\s)N(?:[oºrR°]|um)?[.°º:]*\s*(?<number>[A-Z]\s?\d{6,7})$/u;

/** The number printed on a movement certificate. */
export function movementNumber(text: DocumentText): Understood | null {
  if (!text.phrases.some((phrase) => IS_FORM.test(phrase.text))) return null;
  for (const phrase of text.phrases) {
    const number = NUMBER.exec(phrase.text.trim())?.groups?.['number'];
    if (number !== undefined) return { value: number, from: [phrase], certainty: CERTAINTY.number.inHeadOfBill };
  }
  return null;
}
