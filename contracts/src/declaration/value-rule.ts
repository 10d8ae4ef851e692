import type { FieldForm } from '../shipping-record/forms.js';

/**
 * What a value of a declaration has to be. A field has one rule, and form, validation, message, labels and help follow from it.
 * `length` counts characters, `places` digits after the point.
 */
export type ValueRule =
  | { readonly kind: 'text'; readonly length: number }
  /** One of a dated code list where `list` names one; an unknown code is a warning. */
  | { readonly kind: 'code'; readonly length: number; readonly list?: string }
  /** Several, separated by blanks. */
  | { readonly kind: 'codes'; readonly length: number; readonly most: number; readonly list?: string }
  | { readonly kind: 'country' }
  | { readonly kind: 'currency' }
  | { readonly kind: 'port' }
  /** Money. `currency` names the field that holds its currency, or says whose it is. */
  | { readonly kind: 'amount'; readonly places: number; readonly currency: string; readonly isSigned?: true }
  /** Foreign units for one Australian dollar, greater than nothing. */
  | { readonly kind: 'rate'; readonly places: number }
  | { readonly kind: 'number'; readonly places: number; readonly from: number; readonly to?: number }
  | { readonly kind: 'day' }
  /** `Y`, `N` or nothing, which is not `N`. */
  | { readonly kind: 'flag' }
  /** ABN or customs client id. */
  | { readonly kind: 'client' };

const FORMS: Readonly<Record<ValueRule['kind'], FieldForm>> = {
  text: 'text',
  code: 'code',
  codes: 'text',
  country: 'code',
  currency: 'code',
  port: 'code',
  amount: 'decimal',
  rate: 'decimal',
  number: 'decimal',
  day: 'day',
  flag: 'yes or no',
  client: 'code',
};

/** The form in which a record keeps a value of each rule. */
export function formsOf<Field extends string>(rules: Readonly<Record<Field, { readonly rule: ValueRule }>>): Record<Field, FieldForm> {
  const names = Object.keys(rules) as Field[];
  return Object.fromEntries(names.map((name) => [name, FORMS[rules[name].rule.kind]])) as Record<Field, FieldForm>;
}

/** Rows of the tables of fields, in short. */
export const text = (length: number) => ({ kind: 'text', length }) as const;
export const code = (length: number, list?: string) => ({ kind: 'code', length, ...(list && { list }) }) as const;
export const codes = (length: number, most: number, list?: string) => ({ kind: 'codes', length, most, ...(list && { list }) }) as const;
export const amount = (currency: string, places = 2) => ({ kind: 'amount', places, currency }) as const;
export const signedAmount = (currency: string) => ({ kind: 'amount', places: 2, currency, isSigned: true }) as const;
export const number = (places: number, from = 0, to?: number) => ({ kind: 'number', places, from, ...(to && { to }) }) as const;
export const rate = { kind: 'rate', places: 6 } as const;
export const country = { kind: 'country' } as const;
export const currency = { kind: 'currency' } as const;
export const port = { kind: 'port' } as const;
export const day = { kind: 'day' } as const;
export const flag = { kind: 'flag' } as const;
export const client = { kind: 'client' } as const;
