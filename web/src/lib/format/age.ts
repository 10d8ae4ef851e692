import type { Instant } from '@tallyport/contracts/values/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far an instant is from now, in its greatest part and in words: `3 days ago`, `in 2 hours`, `this minute`. */
export function showAge(instant: Instant, now: number, locale: string): string {
  const away = Date.parse(instant) - now;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const size = Math.abs(away);
  if (size >= DAY_MS) return format.format(Math.trunc(away / DAY_MS), 'day');
  if (size >= HOUR_MS) return format.format(Math.trunc(away / HOUR_MS), 'hour');
  return format.format(Math.trunc(away / MINUTE_MS), 'minute');
}
