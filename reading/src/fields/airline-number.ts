import { isAirWaybillNumberValid, normaliseAirWaybillNumber } from '@tallyport/domain/shipping-record/air-waybill-number';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';

const LABEL = String.raw`(?:m\W?awb|awb|master|airline|air ?way ?bill|airwaybill)(?:\s+(?:no|number|bill|awb|air|way|waybill|carrier|airline|\W)+)?`;
const IN_CORNER = new RegExp(String.raw`^(?:${LABEL})?[\s\W]*(\d{3})\s*[\s|-]\s*(?:\|?\s*[A-Z]{3}\s*\|?\s*)?(\d{4}\s?\d{4})(?!\d)`, 'iu');

/** The airline's number stands in the corner of the form: prefix, at times the airport, and eight digits. */
export function airlineNumberOf(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const line = [phrase, ...besides(phrase, text)];
    const printed = line.map(({ text: words }) => words).join(' ');
    const match = IN_CORNER.exec(printed);
    const number = match === null ? null : normaliseAirWaybillNumber(`${match[1]}${match[2]}`);
    if (number !== null)
      return {
        value: number,
        from: line.slice(0, 3),
        certainty: isAirWaybillNumberValid(number) ? CERTAINTY.number.airWaybill : CERTAINTY.number.airWaybillUntested,
      };
  }
  return numberAmongWords(text);
}

const AMONG_WORDS = /(?<![\d-])(\d{3})\s?-\s?(\d{4}\s?\d{4})(?![\d-])/u;
const OF_TELEPHONE = /tel|phone|fax|mob/iu;

/** The only number of its form on the paper whose check digit is right, behind whatever words a form calls it by. */
function numberAmongWords(text: DocumentText): Understood | null {
  const found = text.phrases.flatMap((phrase) => {
    const match = OF_TELEPHONE.test(phrase.text) ? null : AMONG_WORDS.exec(phrase.text);
    const value = match === null ? null : normaliseAirWaybillNumber(`${match[1]}${match[2]}`);
    return value !== null && isAirWaybillNumberValid(value)
      ? [{ value, from: [phrase], certainty: CERTAINTY.number.airWaybillAnywhere }]
      : [];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null;
}

function besides(first: Phrase, text: DocumentText): Phrase[] {
  return text.phrases
    .filter(
      (phrase) =>
        phrase.page === first.page &&
        isSameLine(phrase.area, first.area) &&
        phrase.area.left > first.area.right &&
        phrase.area.left - first.area.right < 60,
    )
    .toSorted((a, b) => a.area.left - b.area.left);
}
