import { daysIn } from '@tallyport/domain/values/dates';
import type { Understood } from '../../fields/field-reading.js';
import { readDay, type ValueReader } from '../../fields/value-readers.js';

/** Less is paid by an earlier day: `28.09.2026 mit 2 % Skonto, bis 14.10.2026 ohne Abzug`. */
const WITH_DISCOUNT = /^[^.;]*?(?:skonto|discount|escompte|descuento|desconto|sconto|korting|rabat)/iu;

/** The day by which all is due: one by which something may be taken off is followed by it. */
export const readDueDay: ValueReader = (candidate, label, text) => {
  const read: Understood | null = readDay(candidate, label, text);
  const [line] = read?.from ?? [];
  if (read === null || line === undefined) return read;
  const days = daysIn(line.text, text.dayOrder);
  const at = days.findIndex(({ value }) => value === read.value);
  const [day, next] = at < 0 ? [] : days.slice(at);
  const between = day === undefined ? '' : line.text.slice(day.end, next?.start);
  if (!WITH_DISCOUNT.test(between)) return read;
  return next === undefined ? null : { ...read, value: next.value };
};
