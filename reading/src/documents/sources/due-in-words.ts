import { anyOf } from '@tallyport/domain/any-of';
import { daysIn, type FoundDay } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { partOf } from '../../page/phrases.js';
import { DUE_WORDS, UNTIL_WORDS } from './words/due-words.js';

const PAYABLE = new RegExp(String.raw`(?<!\p{L})(?!paid)${anyOf(DUE_WORDS)}`, 'iu');
const UNTIL = new RegExp(String.raw`(?<!\p{L})${anyOf(UNTIL_WORDS)}\.?[\s:]*$`, 'iu');
/** A day up to which something is taken off is none; the next one behind it is: `bis 28.05.2024 mit 2 % Skonto oder bis 13.06.2024 ohne Abzug`. */
const DISCOUNT = /(?:skonto|discount|escompte|descuento|sconto|rabat)[^.;]*$/iu;
const LESS_BEHIND =
  /^\s*(?:mit|abzügl\.?|abzüglich|with|less|avec|con|met|med|minus|-)?\s*(?:\d[\d.,]*)?\s?%?\s*(?:skonto|discount|escompte|descuento|sconto|korting|rabat)/iu;
/** Words behind a day by which all is due. */
const IN_FULL = /^\s*(?:ohne abzug|rein netto|netto)(?!\p{L})/iu;

/** The day in a sentence that asks for payment: `Please pay $4,013.80 by 11 September 2026`, `zahlbar ohne Abzug bis 14.08.2026`. */
export function dueInWords(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const days = daysIn(phrase.text, text.dayOrder);
    for (const [index, day] of days.entries()) {
      const lead = phrase.text.slice(0, day.start);
      const behind = phrase.text.slice(day.end);
      const from = partOf(phrase, day.start, day.end);
      const isLess = LESS_BEHIND.test(behind) || isDiscounted(phrase.text, days[index - 1], day);
      if (from === null || !(PAYABLE.test(lead) || IN_FULL.test(behind)) || !UNTIL.test(lead) || isLess) continue;
      const isSure = day.certain || text.isDayOrderKnown;
      return { value: day.value, from: [from], certainty: isSure ? CERTAINTY.day.dueInWords : CERTAINTY.day.twoWaysInSentence };
    }
  }
  return null;
}

/** Whether something is taken off up to a day, and not up to the one before it. */
function isDiscounted(words: string, before: FoundDay | undefined, { start }: FoundDay): boolean {
  const since = words.slice(before?.end ?? 0, start);
  return DISCOUNT.test(since) && !(before !== undefined && LESS_BEHIND.test(since));
}
