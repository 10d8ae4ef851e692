/** Where Australian customs keeps its days: rows of dated tables hold by them. */
export const CUSTOMS_TIME_ZONE = 'Australia/Sydney';

/** The calendar day of an instant where customs is: `2026-03-14`. */
export function dayOfCustoms(instant: string, timeZone = CUSTOMS_TIME_ZONE): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant));
}
