import type { Day, Instant } from '@tallyport/contracts/values/dates';
/** `14 Mar 2026`: a calendar day has no zone, and is shown as it stands. */
export declare function showDay(day: Day, locale: string): string;
/** `14 Mar` in the year of `now`, else with its year: for the rows of a list. */
export declare function showDayInRow(day: Day, locale: string, now: number): string;
/** The calendar day of an instant in the zone of the branch. */
export declare function dayOf(instant: Instant, zone: string): Day;
/** `10:41` in the zone of the branch. */
export declare function showTime(instant: Instant, locale: string, zone: string): string;
/** `10:41:50`, for history only. */
export declare function showTimeWithSeconds(instant: Instant, locale: string, zone: string): string;
/** `14 Mar 2026, 10:41`, and the zone's name where the reader lives in another one. */
export declare function showMoment(instant: Instant, locale: string, zone: string, readersZone: string): string;
