import type { ValueRule } from '@tallyport/contracts/declaration/value-rule';
import { decimalsOf } from '@tallyport/contracts/reference/currency-decimals';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import { Decimal } from 'decimal.js';

/**
 * A value as it is signed off and sent: without blanks around it, on one line, and with the digits that its currency has, so that two
 * spellings of one value are no change. What it is not, it does not become: the pre-flight says what is wrong with it.
 */
export function frozenValue(rule: ValueRule, text: string, currency: string | null): string {
  const plain = text.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');
  switch (rule.kind) {
    case 'amount':
      return isNumber(plain) ? inCurrency(new Decimal(plain), currency) : plain;
    case 'number':
    case 'rate':
      return isNumber(plain) ? new Decimal(plain).toFixed() : plain;
    case 'client':
      return plain.replaceAll(' ', '').toUpperCase();
    case 'codes':
      return plain.replace(/[\s,;]+/g, ' ');
    default:
      return plain;
  }
}

/** With as many places as the currency has, or more where the amount has more. */
function inCurrency(amount: Decimal, currency: string | null): string {
  const places = currency === null ? null : decimalsOf(currency);
  return amount.toFixed(Math.max(places ?? 0, amount.decimalPlaces()));
}

function isNumber(text: string): boolean {
  return DecimalText.safeParse(text).success;
}
