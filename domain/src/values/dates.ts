import { anyOf } from '../any-of.js';
import { monthNumber } from './months.js';
import { LAW_WORDS } from './words/law-words.js';

/** In which order a document writes day and month when both are numbers. */
export type DayOrder = 'day first' | 'month first';

/** A day that stands in a text, ISO, and where it begins and ends. `certain` is false where the order of the document decided. */
export interface FoundDay {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly certain: boolean;
}

const YEAR_FIRST = /(?<!\d)(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?(?!\d)/g;
const NUMBERS = /(?<![\d-])(\d{1,2})(\s?\/\s?|[-.])(\d{1,2})\2(\d{4}|(?<!\s)\d{2})(?![\d-])/g;
/** Written by hand, or read so: `24 - 6 - 2026`, `27 .01.2026`, `3 / 9/2026`. */
const GAPPED = /(?<![\d/.,-]|\d\s)(\d{1,2})(\s?[-./]\s?)(\d{1,2})\s?[-./]\s?(\d{4})(?![\d-])/g;
/** A blank behind each point, as much of Europe writes it: `12. 3. 2026`. The day always comes first. */
const SPACED = /(?<![\d.])(\d{1,2})\.\s(\d{1,2})\.\s(\d{4})(?!\d)/g;
const DAY_MONTH =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|[º°]|:[ae])?[\s.,/-]*(?:(?:de|day\s+of|of)\s+)?(\p{L}{3,12})\.?[\s,./'-]*(?:de[l]?\s+)?(\d{4}|\d{2})(?!\d)/giu;
/** `2025 FEB 10`, as some authorities write it. */
const YEAR_MONTH_DAY = /(?<!\d)(\d{4})[\s./-]*(\p{L}{3,10})\.?[\s./-]*(\d{1,2})(?!\d)/giu;
/** Vietnamese numbers the months: `ngày 7 tháng 3 năm 2026`, on its electronic invoices with the words in English: `07 tháng (month) 09 năm (year) 2026`. */
const NUMBERED_MONTH = /(?<!\d)(\d{1,2})\s+th[áa]ng\s+(?:\(\w+\)\s*)?(\d{1,2})(?:\s+n[ăa]m|,)?\s+(?:\(\w+\)\s*)?(\d{4})(?!\d)/giu;
/** A law, decree or regulation is cited with its day, which is none of the paper: `D.P.R. 472 del 14-08-1996`. */
const OF_LAW = new RegExp(String.raw`(?<!\p{L})${anyOf(LAW_WORDS)}(?!\p{L})[^;:]{0,40}$`, 'iu');
const MONTH_DAY = /(?<!\p{L})(\p{L}{3,10})\.?\s?(\d{1,2})(?:st|nd|rd|th)?[\s,.]+(\d{4})(?!\d)/giu;

/** The order that the dates of a whole document speak for, or null where each could be read both ways. */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  let votes = 0;
  for (const text of texts) {
    if (!/\d\s?[-/.]\s?\d/.test(text)) continue;
    for (const match of text.matchAll(NUMBERS)) {
      const [, first, , second] = match;
      if (mayBeginWithYear(match)) continue;
      if (Number(first) > 12 && Number(second) <= 12) votes += 1;
      if (Number(second) > 12 && Number(first) <= 12) votes -= 1;
    }
  }
  if (votes === 0) return null;
  return votes > 0 ? 'day first' : 'month first';
}

/** All days in a text, left to right; what is no day of the calendar is left out. */
export function daysIn(text: string, order: DayOrder): FoundDay[] {
  const found = [...yearFirst(text), ...named(text), ...numeric(text, order)].sort((a, b) => a.start - b.start);
  return found.filter((day, index) => (index === 0 || day.start >= (found[index - 1]?.end ?? 0)) && !OF_LAW.test(text.slice(0, day.start)));
}

function* yearFirst(text: string): Generator<FoundDay> {
  for (const match of text.matchAll(YEAR_FIRST)) {
    yield* dayAt(match, Number(match[1]), Number(match[2]), Number(match[3]), true);
  }
}

function* named(text: string): Generator<FoundDay> {
  for (const match of text.matchAll(DAY_MONTH)) {
    yield* dayAt(match, fullYear(match[3] ?? ''), monthNumber(match[2] ?? ''), Number(match[1]), true);
  }
  for (const match of text.matchAll(NUMBERED_MONTH)) {
    yield* dayAt(match, Number(match[3]), Number(match[2]), Number(match[1]), true);
  }
  for (const match of text.matchAll(YEAR_MONTH_DAY)) {
    yield* dayAt(match, Number(match[1]), monthNumber(match[2] ?? ''), Number(match[3]), true);
  }
  for (const match of text.matchAll(MONTH_DAY)) {
    yield* dayAt(match, Number(match[3]), monthNumber(match[1] ?? ''), Number(match[2]), true);
  }
}

function* numeric(text: string, order: DayOrder): Generator<FoundDay> {
  for (const match of text.matchAll(SPACED)) yield* dayAt(match, Number(match[3]), Number(match[2]), Number(match[1]), true);
  for (const match of [...text.matchAll(NUMBERS), ...gapped(text)]) {
    const first = Number(match[1]);
    const second = Number(match[3]);
    const dayFirst = first > 12 || (second <= 12 && order === 'day first');
    const certain = (first > 12 || second > 12 || first === second) && !mayBeginWithYear(match);
    yield* dayAt(match, fullYear(match[4] ?? ''), dayFirst ? second : first, dayFirst ? first : second, certain);
  }
}

/** Days with a blank at one of their marks, which are the same. */
function gapped(text: string): RegExpExecArray[] {
  return [...text.matchAll(GAPPED)].filter(([whole]) => /\s/.test(whole) && new Set(whole.replace(/[^-./]/g, '')).size === 1);
}

/** `26/08/11` is more likely of August 2026 than of 2011. */
function mayBeginWithYear([, first, mark, second, third]: RegExpExecArray): boolean {
  const year = Number(first);
  return mark === '/' && third?.length === 2 && year >= 20 && year <= 40 && Number(second) <= 12 && Number(third) < 20;
}

function* dayAt(match: RegExpExecArray, year: number, month: number | null, day: number, certain: boolean): Generator<FoundDay> {
  if (month === null || month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month) || year < 1950 || year > 2099) return;
  const value = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  yield { value, start: match.index, end: match.index + match[0].length, certain };
}

/** Two digits from here on are a year of the last century: no paper tells a day so far ahead. */
const LAST_CENTURY = 70;

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year >= LAST_CENTURY ? 1900 + year : 2000 + year;
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
