import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { readIdentifier, readShortText, type ValueReader } from '../../fields/value-readers.js';
import { partOf } from '../../page/phrases.js';
import { at } from '../labelled.js';

/** The number that a road carrier gives a shipment: seven figures and more. */
const readProNumber: ValueReader = (candidate, label, text) => {
  const read = readIdentifier(candidate, label, text);
  return read !== null && String(read.value).replace(/\D/gu, '').length >= 6 ? read : null;
};

/** The two to four letters by which a carrier is known in North America (Standard Carrier Alpha Code, NMFTA). */
const readAlphaCode: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  return read !== null && /^[A-Z]{2,4}$/u.test(String(read.value)) ? read : null;
};

export const proNumberOf = at(readProNumber, 'pro_number');
export const alphaCodeAt = at(readAlphaCode, 'scac');

const WITHIN = /(?<!\p{L})SCAC(?:\s+code)?[\s:#.-]+(?<code>[A-Z]{2,4})(?!\p{L})/u;

/** The code of a carrier within a line of its letterhead: `FED ID 25-1188402 · SCAC ABCD`. */
export function alphaCodeWithin(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const match = WITHIN.exec(phrase.text);
    const code = match?.groups?.['code'];
    const part = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
    if (code !== undefined && part !== null) return { value: code, from: [part], certainty: CERTAINTY.number.titled };
  }
  return null;
}
