import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { heightOf, isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { LETTER_DAY } from './tuning.js';

/** The town from which a letter is written, and the word before its day: `München, den`, `Lyon, le`, `Milano, lì`. */
const FROM_TOWN = /^\p{Lu}[\p{L}\s.'’-]{2,28},\s*(?:den|le|l[iì]|il|am|a|on|el)?\s*$/u;

/** The day of a letter behind the town in which it was written. */
export function letterDayOf(text: DocumentText): Understood | null {
  for (const phrase of text.phrases.filter(({ page }) => page === 1)) {
    const found = dayBehindTown(phrase, text);
    if (found !== null) return found;
  }
  return null;
}

function dayBehindTown(phrase: Phrase, text: DocumentText): Understood | null {
  const [own] = daysIn(phrase.text, text.dayOrder);
  if (own !== undefined) {
    const isAll = own.end === phrase.text.trimEnd().length && FROM_TOWN.test(phrase.text.slice(0, own.start));
    return isAll ? told(own, [phrase], text) : null;
  }
  if (!FROM_TOWN.test(phrase.text)) return null;
  const beside = text.phrases.find(
    ({ page, area }) =>
      page === phrase.page &&
      isSameLine(area, phrase.area) &&
      area.left > phrase.area.right - 1 &&
      area.left - phrase.area.right < LETTER_DAY.reach * heightOf(area),
  );
  const [day] = beside === undefined ? [] : daysIn(beside.text, text.dayOrder);
  return beside === undefined || day === undefined || day.start > 0 ? null : told(day, [beside], text);
}

function told(day: { value: string; certain: boolean }, from: readonly Phrase[], { isDayOrderKnown }: DocumentText): Understood {
  return { value: day.value, from, certainty: day.certain || isDayOrderKnown ? CERTAINTY.day.ofLetter : CERTAINTY.day.twoWays };
}
