import { CURRENCIES } from '@tallyport/contracts/reference/currency';
import { Day } from '@tallyport/contracts/values/dates';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import { PortCode } from '@tallyport/contracts/work-order/details';
import { isCountryCode } from '../../values/countries.js';

/** What a value of a message has to be. `length` counts characters, and no public page gives those of the freight system: they are ours. */
export type ValueForm =
  | { readonly kind: 'text'; readonly length: number }
  /** Letters and digits without blanks. */
  | { readonly kind: 'code'; readonly length: number }
  | { readonly kind: 'decimal' | 'whole' | 'day' | 'flag' | 'currency' | 'country' | 'port' };

/** What a value is not. */
export type ValueFault =
  | 'too-long'
  | 'not-a-code'
  | 'not-a-decimal'
  | 'not-a-whole'
  | 'not-a-day'
  | 'not-a-flag'
  | 'not-a-currency'
  | 'not-a-country'
  | 'not-a-port';

const KNOWN_CURRENCIES: ReadonlySet<string> = new Set(CURRENCIES.entries.map(({ code }) => code));

const FITS: Readonly<Record<Exclude<ValueForm['kind'], 'text'>, (value: string) => boolean>> = {
  code: (value) => !/\s/.test(value),
  decimal: (value) => DecimalText.safeParse(value).success,
  whole: (value) => /^\d{1,9}$/.test(value),
  day: (value) => Day.safeParse(value).success,
  flag: (value) => value === 'Y' || value === 'N',
  currency: (value) => KNOWN_CURRENCIES.has(value),
  country: isCountryCode,
  port: (value) => PortCode.safeParse(value).success,
};

/** What is wrong with a value, or null. */
export function faultOf(form: ValueForm, value: string): ValueFault | null {
  if ('length' in form && value.length > form.length) return 'too-long';
  return form.kind === 'text' || FITS[form.kind](value) ? null : `not-a-${form.kind}`;
}

/** A value as a message has it: days with a time, as a date in any other form is dropped without a word (domain: eAdaptor, §10). */
export function written(form: ValueForm, value: string): string {
  if (form.kind === 'day') return `${value}T00:00:00`;
  return form.kind === 'flag' ? String(value === 'Y') : value;
}

/** The value that a message has, or null where it says nothing. What is in no form that we know stays as it came. */
export function readBack(form: ValueForm, text: string): string | null {
  if (text === '') return null;
  if (form.kind === 'day') return /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) ? text.slice(0, 10) : text;
  if (form.kind === 'flag') return /^(true|1)$/i.test(text) ? 'Y' : 'N';
  return text;
}
