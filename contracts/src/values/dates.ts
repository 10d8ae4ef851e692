import { z } from 'zod';

/** An instant as text, always UTC: `2026-03-14T10:41:50.123Z`. Clocks are for people to read; positions order things. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** A calendar day without a zone: `2026-03-14`. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

/** So far back and so far ahead lie the dates of anything that a desk handles; beyond it a person mistyped. */
const HANDLED_YEARS = /^(19|20|21)\d\d-/;

/** A day as a person enters it, of the years 1900 to 2199. */
export const EnteredDay = Day.refine(isHandled, 'a day of the years 1900 to 2199');
/** An instant as a person enters it, of the years 1900 to 2199. */
export const EnteredInstant = Instant.refine(isHandled, 'an instant of the years 1900 to 2199');

function isHandled(date: string): boolean {
  return HANDLED_YEARS.test(date);
}

/** An IANA zone name such as `Australia/Sydney`. */
export const TimeZone = z.string().refine((name) => isKnownZone(name), 'unknown time zone');
export type TimeZone = z.infer<typeof TimeZone>;

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
