import type { ValueRule } from '@tallyport/contracts/declaration/value-rule';
import type { PreflightCode } from '@tallyport/contracts/lodgement/preflight';
import { CURRENCIES } from '@tallyport/contracts/reference/currency';
import { decimalsOf } from '@tallyport/contracts/reference/currency-decimals';
import { EnteredDay } from '@tallyport/contracts/values/dates';
import { isUnoc, outsideUnoc } from '../../edifact/character-set.js';
import { isAbnValid } from '../../shipping-record/abn.js';
import { isCustomsClientIdValid } from '../../shipping-record/customs-client-id.js';
import { isCountryCode } from '../../values/countries.js';

/** What is wrong with one value by the rule of its field. */
export interface ValueFault {
  readonly code: PreflightCode;
  readonly found: string;
  readonly expected: string;
}

const NUMBER = /^(-?)(\d{1,15})(?:\.(\d{1,9}))?$/;
const PORT = /^[A-Z]{2}[A-Z2-9]{3}$/;
const CURRENCY_CODES: ReadonlySet<string> = new Set(CURRENCIES.entries.map(({ code }) => code));

/** What stands against a value by itself, or null. `length` is what the message takes, `currency` that of an amount where it is known. */
export function valueFault(rule: ValueRule, value: string, length: number | null, currency: string | null): ValueFault | null {
  if (!isUnoc(value)) return { code: 'outside-character-set', found: outsideUnoc(value).join(' '), expected: '' };
  const letters = rule.kind === 'codes' ? longestOf(value) : value.length;
  const most = Math.min(length ?? Number.POSITIVE_INFINITY, 'length' in rule ? rule.length : Number.POSITIVE_INFINITY);
  return formFault(rule, value, currency) ?? (letters > most ? { code: 'too-long', found: String(letters), expected: String(most) } : null);
}

function formFault(rule: ValueRule, value: string, currency: string | null): ValueFault | null {
  switch (rule.kind) {
    case 'text':
    case 'code':
      return null;
    case 'codes': {
      const count = value.split(' ').length;
      return count > rule.most ? { code: 'too-many-values', found: String(count), expected: String(rule.most) } : null;
    }
    case 'country':
      return unless(isCountryCode(value), 'not-a-country', value);
    case 'currency':
      return unless(CURRENCY_CODES.has(value), 'not-a-currency', value);
    case 'port':
      return unless(PORT.test(value), 'not-a-port', value);
    case 'day':
      return unless(EnteredDay.safeParse(value).success, 'not-a-day', value);
    case 'flag':
      return unless(value === 'Y' || value === 'N', 'not-a-flag', value);
    case 'client':
      return unless(isAbnValid(value) || isCustomsClientIdValid(value), 'client-number', value);
    case 'amount':
      return numberFault(value, rule.places === 2 ? placesOf(currency) : rule.places, { from: rule.isSigned ? null : 0 });
    case 'rate':
      return numberFault(value, rule.places, { from: 0 }) ?? unless(Number(value) > 0, 'out-of-range', value, '> 0');
    case 'number':
      return numberFault(value, rule.places, rule);
  }
}

/** Two where the currency is not known: what that is, another finding says. */
function placesOf(currency: string | null): number {
  return (currency === null ? null : decimalsOf(currency)) ?? 2;
}

function numberFault(
  value: string,
  places: number,
  { from, to }: { readonly from: number | null; readonly to?: number },
): ValueFault | null {
  const [, , , decimals = ''] = NUMBER.exec(value) ?? [];
  if (!NUMBER.test(value)) return { code: 'not-a-number', found: value, expected: '' };
  if (decimals.length > places) return { code: 'too-many-decimals', found: value, expected: String(places) };
  const isBelow = from !== null && Number(value) < from;
  const range = `${from ?? ''} – ${to ?? ''}`.trim();
  return unless(!isBelow && !(to !== undefined && Number(value) > to), 'out-of-range', value, range);
}

function unless(isRight: boolean, code: PreflightCode, found: string, expected = ''): ValueFault | null {
  return isRight ? null : { code, found: found.slice(0, 40), expected };
}

function longestOf(values: string): number {
  return Math.max(...values.split(' ').map((one) => one.length));
}
