import type { Instant } from '@tallyport/contracts/values/dates';

/** `2026-03-14T17:00` as clocks in this zone show an instant: what an input of date and time takes. */
export function localTimeOf(instant: Instant, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant at which clocks in this zone show a local time; null for text that is none. An hour that clocks skip
 * is read with the offset before the change, an hour that they show twice is its first.
 */
export function instantAt(localTime: string, zone: string): Instant | null {
  const asUtc = Date.parse(`${localTime}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime) || Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => Date.parse(`${localTimeOf(new Date(time).toISOString(), zone)}Z`) - time;
  const before = asUtc - offsetAt(asUtc - 86_400_000);
  const exact = [before, asUtc - offsetAt(asUtc + 86_400_000)].find((time) => time + offsetAt(time) === asUtc);
  return new Date(exact ?? before).toISOString();
}
