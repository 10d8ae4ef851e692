import type { Day, Instant } from '@tallyport/contracts/values/dates';

/** Formatters are dear to make and a list asks for the same one for every row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** `14 Mar 2026`: a calendar day has no zone, and is shown as it stands. */
export function showDay(day: Day, locale: string): string {
  return formatter(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `14 Mar` in the year of `now`, else with its year: for the rows of a list. */
export function showDayInRow(day: Day, locale: string, now: number): string {
  const sameYear = new Date(now).getUTCFullYear() === Number(day.slice(0, 4));
  return sameYear
    ? formatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : showDay(day, locale);
}

/** The calendar day of an instant in the zone of the branch. */
export function dayOf(instant: Instant, zone: string): Day {
  return formatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).format(new Date(instant));
}

/** `10:41` in the zone of the branch. */
export function showTime(instant: Instant, locale: string, zone: string): string {
  return formatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(new Date(instant));
}

/** `10:41:50`, for history only. */
export function showTimeWithSeconds(instant: Instant, locale: string, zone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  return formatter(locale, options).format(new Date(instant));
}

/** `14 Mar 2026, 10:41`, and the zone's name where the reader lives in another one. */
export function showMoment(instant: Instant, locale: string, zone: string, readersZone: string): string {
  const moment = `${showDay(dayOf(instant, zone), locale)}, ${showTime(instant, locale, zone)}`;
  if (zone === readersZone) return moment;
  const parts = formatter(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date(instant));
  return `${moment} ${parts.find((part) => part.type === 'timeZoneName')?.value ?? zone}`;
}
