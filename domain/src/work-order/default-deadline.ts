const CLOSE_OF_BUSINESS_HOUR = 17;
const HOUR_MS = 3_600_000;

/** The deadline of a job that nobody gave one: 17:00 of the day of arrival, on the clock of its branch. As an instant. */
export function defaultDeadline(day: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${day}T${CLOSE_OF_BUSINESS_HOUR}:00:00.000Z`);
  // The offset before a change of the clocks may not be the one after it: it is looked up at the instant that it gives.
  const guess = asIfUtc - offsetMs(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetMs(guess, timeZone)).toISOString();
}

/** How far the clock of a zone is ahead of UTC at an instant. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return Math.round(((wall - instant) / HOUR_MS) * 60) * 60_000;
}
