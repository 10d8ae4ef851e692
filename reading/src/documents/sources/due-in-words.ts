import { anyOf } from '@tallyport/domain/any-of';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { partOf } from '../../page/phrases.js';
import { DUE_WORDS, UNTIL_WORDS } from './words/due-words.js';

const PAYABLE = new RegExp(String.raw`(?<!\p{L})(?!paid)${anyOf(DUE_WORDS)}`, 'iu');
const UNTIL = new RegExp(String.raw`(?<!\p{L})${anyOf(UNTIL_WORDS)}\.?[\s:]*$`, 'iu');
/** A day up to which something is taken off is none. */
const DISCOUNT = /(?:skonto|discount|escompte|descuento|sconto|rabat)[^.;]*$/iu;

/** The day in a sentence that asks for payment: `Please pay $4,013.80 by 11 September 2026`, `zahlbar ohne Abzug bis 14.08.2026`. */
export function dueInWords(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    for (const day of daysIn(phrase.text, text.dayOrder)) {
      const lead = phrase.text.slice(0, day.start);
      const from = partOf(phrase, day.start, day.end);
      if (from === null || !PAYABLE.test(lead) || !UNTIL.test(lead) || DISCOUNT.test(lead)) continue;
      const isSure = day.certain || text.isDayOrderKnown;
      return { value: day.value, from: [from], certainty: isSure ? CERTAINTY.day.dueInWords : CERTAINTY.day.twoWaysInSentence };
    }
  }
  return null;
}
