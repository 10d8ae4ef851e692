import { anyOf } from '@tallyport/domain/any-of';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isInTable } from '../../fields/name-over-address.js';
import { heightOf, isSameLine, overlapX } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { DAY_OF_HEAD } from '../tuning.js';
import { OTHER_DAYS } from './words/other-days.js';

const OTHER = new RegExp(String.raw`(?<!\p{L})${anyOf(OTHER_DAYS)}`, 'iu');

/** The first day in the upper part of a paper that no word calls another one: when goods go, when all is due. */
export function dayOfHead(text: DocumentText): Understood | null {
  const height = DAY_OF_HEAD.part * (text.sizes.get(1)?.height ?? 0);
  const head = text.phrases.filter(({ page, area }) => page === 1 && area.bottom < height);
  const days = head.flatMap((phrase) => dayIn(phrase, head, text) ?? []);
  const [first] = days;
  if (first === undefined) return null;
  const isSole = days.every(({ value }) => value === first.value);
  return isSole ? first : { ...first, certainty: CERTAINTY.day.firstInHead };
}

function dayIn(phrase: Phrase, head: readonly Phrase[], text: DocumentText): Understood | null {
  const [day, ...more] = daysIn(phrase.text, text.dayOrder);
  const from = day === undefined ? null : partOf(phrase, day.start, day.end);
  if (day === undefined || from === null || more.length > 0 || OTHER.test(phrase.text.slice(0, day.start)) || isInTable(phrase, text))
    return null;
  if (captionsOf(phrase, head).some(({ text: words }) => OTHER.test(words))) return null;
  return {
    value: day.value,
    from: [from],
    certainty: day.certain || text.isDayOrderKnown ? CERTAINTY.day.inHead : CERTAINTY.day.twoWaysAlone,
  };
}

/** What stands right before a day on its line, and right over it. */
function captionsOf({ area }: Phrase, head: readonly Phrase[]): Phrase[] {
  const before = head
    .filter((other) => isSameLine(other.area, area) && other.area.right <= area.left + 1)
    .toSorted((a, b) => b.area.right - a.area.right)[0];
  const over = head
    .filter((other) => other.area.bottom <= area.top + 1 && area.top - other.area.bottom < heightOf(area) && overlapX(other.area, area) > 0)
    .toSorted((a, b) => b.area.bottom - a.area.bottom)[0];
  return [before, over].filter((phrase) => phrase !== undefined);
}
