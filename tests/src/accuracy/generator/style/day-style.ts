import type { Dice } from '../dice.js';

/** How an issuer writes days. */
export type DayStyle = (iso: string) => string;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly name: string;
}

function style(write: (parts: Parts) => string): DayStyle {
  return (iso) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    return write({ year, month, day, name: MONTHS[Number(month) - 1] ?? '' });
  };
}

/** Styles in which every day can be read in one way only. */
const PLAIN: readonly DayStyle[] = [
  style(({ year, month, day }) => `${year}-${month}-${day}`),
  style(({ year, month, day }) => `${year}/${month}/${day}`),
  style(({ year, day, name }) => `${day} ${name} ${year}`),
  style(({ year, day, name }) => `${name} ${Number(day)}, ${year}`),
  style(({ year, day, name }) => `${day}-${name.slice(0, 3)}-${year}`),
  style(({ year, day, name }) => `${name.slice(0, 3).toUpperCase()}.${day},${year}`),
  style(({ year, day, name }) => `${day}-${name.slice(0, 3).toUpperCase()}-${year.slice(2)}`),
];

/** Styles in which month and day could be taken for each other. */
const DAY_FIRST: readonly DayStyle[] = [
  style(({ year, month, day }) => `${day}/${month}/${year}`),
  style(({ year, month, day }) => `${day}.${month}.${year}`),
  style(({ year, month, day }) => `${day}-${month}-${year}`),
];
const MONTH_FIRST: readonly DayStyle[] = [style(({ year, month, day }) => `${month}/${day}/${year}`)];

/** The habit of the first sets, and what the others have besides. */
export const DAY_HABITS = {
  first: [],
  fresh: [
    style(({ year, day, name }) => `${ordinal(day)} ${name} ${year}`),
    style(({ year, day, name }) => `${name.slice(0, 3)}. ${Number(day)}, ${year}`),
    style(({ year, month, day }) => `${year}.${month}.${day}`),
    style(({ year, day, name }) => `${Number(day)} ${name.slice(0, 3)} ${year}`),
  ],
  report: [
    style(({ year, day, name }) => `${name} ${ordinal(day)}, ${year}`),
    style(({ year, day, name }) => `${day}.${name.slice(0, 3)}.${year}`),
    style(({ year, day, name }) => `${day}${name.slice(0, 3).toUpperCase()}${year}`),
    style(({ year, day, name }) => `${name.toUpperCase()} ${day},${year}`),
  ],
  held: [
    style(({ year, day, name }) => `${day}. ${name} ${year}`),
    style(({ year, day, name }) => `${name.slice(0, 3)}-${day}-${year}`),
    style(({ year, day, name }) => `${day} ${name.slice(0, 3).toUpperCase()} ${year}`),
  ],
  trade: [
    style(({ year, day, name }) => `${Number(day)} ${name.slice(0, 3)} ${year}`),
    style(({ year, day, name }) => `${name.slice(0, 3)} ${Number(day)}, ${year}`),
    style(({ year, day, name }) => `${name.slice(0, 3).toUpperCase()}. ${ordinal(day).toUpperCase()}, ${year}`),
    style(({ year, month, day }) => `${year}/${month}/${day}`),
  ],
  sealed: [
    style(({ year, day, name }) => `${day} ${name.slice(0, 3)} ${year}`),
    style(({ year, day, name }) => `${name.toUpperCase()} ${Number(day)}, ${year}`),
    style(({ year, day, name }) => `${day}/${name.slice(0, 3)}/${year}`),
  ],
} satisfies Readonly<Record<string, readonly DayStyle[]>>;

function ordinal(day: string): string {
  const number = Number(day);
  const isTeen = number > 10 && number < 14;
  return `${number}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`;
}

/** A style for papers with these days. Where one of them is not later than the twelfth, a person may not tell the order: it is plain. */
export function pickDayStyle(dice: Dice, country: string, days: readonly string[], habit: readonly DayStyle[] = []): DayStyle {
  const isOrderPlain = days.every((day) => Number(day.slice(8)) > 12);
  const numeric = country === 'US' ? MONTH_FIRST : DAY_FIRST;
  const plain = [...PLAIN, ...habit];
  return dice.pick(isOrderPlain ? [...plain, ...numeric, ...numeric] : plain);
}
