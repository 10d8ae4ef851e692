import { type DayOrder, daysIn } from '@tallyport/domain/values/dates';

/** How the days of a paper are written, and whether anything on it decides that. */
export interface DayStyle {
  readonly dayOrder: DayOrder;
  readonly isDayOrderKnown: boolean;
}

/** Why a day is doubtful: its figures can be read both ways, and nothing on the paper decides which. */
export function faultOfDay(printed: string, { dayOrder, isDayOrderKnown }: DayStyle): string | null {
  const [day] = daysIn(printed, dayOrder);
  if (day === undefined || day.certain || isDayOrderKnown) return null;
  const [other] = daysIn(printed, dayOrder === 'day first' ? 'month first' : 'day first');
  return `may as well be ${other?.value ?? 'another day'}: no day on the paper tells which figure is the month`;
}

/** What decides the order of a day that could be read both ways; null where its own print does. */
export function reasonOfDay(printed: string, { dayOrder, isDayOrderKnown }: DayStyle): string | null {
  const [day] = daysIn(printed, dayOrder);
  return day === undefined || day.certain || !isDayOrderKnown ? null : `other days of the paper are written ${dayOrder}`;
}
