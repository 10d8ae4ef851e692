import { daysIn } from '@tallyport/domain/values/dates';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { heightOf } from '../page/area.js';
import { LATER_DAY } from './tuning.js';

/** The later day in the line of a day to pay by, or in the next one: the first may be that of a discount. Null where there is none. */
export function laterDay(field: string, { value, from: [first] }: Understood, { phrases, dayOrder }: OpenDocument): string | null {
  if (field !== 'due_date' || first === undefined) return null;
  const { page, area } = first;
  const near = phrases.filter(
    (phrase) =>
      phrase.page === page &&
      phrase.area.bottom > area.top &&
      phrase.area.top < area.bottom + LATER_DAY.nextLine * heightOf(area) &&
      phrase.area.left < area.right + LATER_DAY.beside * heightOf(area) &&
      phrase.area.right > area.left - LATER_DAY.beside * heightOf(area),
  );
  return near.find(({ text }) => daysIn(text, dayOrder).some((day) => day.value > String(value)))?.text ?? null;
}
