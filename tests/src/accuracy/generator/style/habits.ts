import type { TrialSet } from '../trial-set.js';
import { DAY_HABITS, type DayStyle } from './day-style.js';

/** What the issuers of a set are used to write for units, money and days; a person reads all of it in one way. */
export interface Habit {
  readonly days: readonly DayStyle[];
  readonly weights: Readonly<Record<'KG' | 'LB', readonly string[]>>;
  /** Papers write cubic metres as `CBM` or as `m³`; the gold tells which. */
  readonly volumes: readonly { readonly printed: string; readonly gold: 'CBM' | 'M3' }[];
  readonly moneys: readonly ((value: string, currency: string) => string)[];
}

/** The first sets write codes of currencies. */
export const FIRST_HABIT: Habit = {
  days: DAY_HABITS.first,
  weights: { KG: ['KGS', 'KG', 'kg', 'kgs', 'KGS.'], LB: ['LBS', 'lbs', 'LB'] },
  volumes: [
    { printed: 'CBM', gold: 'CBM' },
    { printed: 'cbm', gold: 'CBM' },
    { printed: 'm³', gold: 'M3' },
    { printed: 'M3', gold: 'M3' },
  ],
  moneys: [(value, currency) => `${currency} ${value}`, (value, currency) => `${value} ${currency}`],
};

/** Signs that name one currency only. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { USD: 'US$', AUD: 'A$', NZD: 'NZ$', SGD: 'S$', EUR: '€', GBP: '£' };

function signed(value: string, currency: string, gap: string): string {
  return `${CURRENCY_SIGNS[currency] ?? currency}${gap}${value}`;
}

const FRESH_HABIT: Habit = {
  days: DAY_HABITS.fresh,
  weights: { KG: ['Kgs', 'kg.', 'KGS', 'Kg'], LB: ['lb', 'LBS.'] },
  volumes: [
    { printed: 'Cbm', gold: 'CBM' },
    { printed: 'm3', gold: 'M3' },
    { printed: 'CBM', gold: 'CBM' },
  ],
  moneys: [(value, currency) => signed(value, currency, ''), (value, currency) => `${currency}${value}`],
};

const REPORT_HABIT: Habit = {
  days: DAY_HABITS.report,
  weights: { KG: ['Kilos', 'KG.', 'K.G.', 'kgs.'], LB: ['Lbs', 'POUNDS'] },
  volumes: [
    { printed: 'CBM.', gold: 'CBM' },
    { printed: 'C.B.M.', gold: 'CBM' },
    { printed: 'M³', gold: 'M3' },
  ],
  moneys: [(value, currency) => signed(value, currency, ' '), (value, currency) => `${currency}: ${value}`],
};

const HELD_HABIT: Habit = {
  days: DAY_HABITS.held,
  weights: { KG: ['KG', 'kgs', 'Kg.'], LB: ['lbs', 'LBS'] },
  volumes: [
    { printed: 'cbm', gold: 'CBM' },
    { printed: 'm³', gold: 'M3' },
    { printed: 'CBM', gold: 'CBM' },
  ],
  moneys: [(value, currency) => `${value} ${CURRENCY_SIGNS[currency] ?? currency}`, (value, currency) => `${currency} ${value}/-`],
};

/** What programs put out: codes of currencies before or behind amounts. */
const TRADE_HABIT: Habit = {
  ...FIRST_HABIT,
  days: DAY_HABITS.trade,
  weights: { KG: ['KGS', 'kg', 'KG', 'kgs', 'Kg'], LB: ['LB', 'lbs', 'LBS'] },
  moneys: [
    (value, currency) => `${currency} ${value}`,
    (value, currency) => `${value} ${currency}`,
    (value, currency) => signed(value, currency, ''),
  ],
};

const SEALED_HABIT: Habit = {
  ...FIRST_HABIT,
  days: DAY_HABITS.sealed,
  weights: { KG: ['Kg', 'KGS', 'kg', 'KG', 'kgs.'], LB: ['lbs.', 'LBS'] },
  moneys: [
    (value, currency) => `${value} ${currency}`,
    (value, currency) => `${currency} ${value}`,
    (value, currency) => `${currency}${value}`,
  ],
};

export const HABITS: Readonly<Record<TrialSet, Habit>> = {
  develop: FIRST_HABIT,
  tuned: FIRST_HABIT,
  fresh: FRESH_HABIT,
  report: REPORT_HABIT,
  held: HELD_HABIT,
  trade: TRADE_HABIT,
  sealed: SEALED_HABIT,
};
