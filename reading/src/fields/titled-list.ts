import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../certainty.js';
import { wholeTitle } from '../classify/whole-title.js';
import type { DocumentText } from '../document-text.js';
import { canonicalText } from '../labels/tokens.js';
import { partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { numberUnderTitle, signedNumber } from './titled-number.js';
import { TITLED_LIST } from './tuning.js';

/** The number of a packing list or a delivery note behind its sign or alone below the title: `BON DE LIVRAISON` over `N° BL-60553 du 18/06/2026`. */
export function titledListNumber(text: DocumentText): Understood | null {
  return numberUnderTitle(text, isTitleOfList) ?? numberBehindTitle(text);
}

/** The title and its number on one line: `LISTADO DE EMPAQUE / PACKING LIST N° 2627-0088`. */
function numberBehindTitle({ phrases }: DocumentText): Understood | null {
  for (const phrase of phrases) {
    const start = phrase.text.search(/(?<=\s)(?:n[o°º]|nr|#|№|č\.)[\s.:\d]/iu);
    const number = start > 0 && isTitleOfList(phrase.text.slice(0, start).trim()) ? signedNumber(phrase.text.slice(start)) : null;
    const at = number === null ? -1 : phrase.text.indexOf(number, start);
    const from = number === null ? null : partOf(phrase, at, at + number.length);
    if (number !== null && from !== null) return { value: number, from: [from], certainty: CERTAINTY.number.titled };
  }
  return null;
}

function isTitleOfList(words: string): boolean {
  const title = /\d/u.test(words) ? null : wholeTitle(words, canonicalText(words), TITLED_LIST.size);
  return title !== null && (title.type === 'PKL' || title.name === 'delivery note');
}

/** The day behind that number. */
export function titledListDay(text: DocumentText): Understood | null {
  const [line] = titledListNumber(text)?.from ?? [];
  const [day, ...others] = line === undefined ? [] : daysIn(line.text, text.dayOrder);
  if (line === undefined || day === undefined || others.length > 0) return null;
  return { value: day.value, from: [line], certainty: day.certain || text.isDayOrderKnown ? CERTAINTY.day.titled : CERTAINTY.day.twoWays };
}
