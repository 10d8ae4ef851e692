import type { DocumentText } from '../document-text.js';
import { partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';

const TITLED = /^(?:(?:tax|commercial|sales|export|customs|pro\s?forma)\s+)?invoice\s*[#:]?\s*(?<number>[A-Z]{0,6}[-/]?\d[\w/-]{2,})$/iu;
const YEAR = /^(?:19|20)\d\d$/u;

/** The number of the invoice where it stands right behind the word, without any label: `Invoice 1884`. A year is none. */
export function titledInvoiceNumber(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const number = TITLED.exec(phrase.text.trim())?.groups?.['number'];
    if (number === undefined || YEAR.test(number)) continue;
    const printed = partOf(phrase, phrase.text.lastIndexOf(number), phrase.text.length);
    if (printed !== null) return { value: number, from: [printed], certainty: 0.88 };
  }
  return null;
}
