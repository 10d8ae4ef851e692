import { DecimalText } from '@tallyport/contracts/values/decimal';
import { Decimal } from 'decimal.js';
import type { ValueForm } from './value-form.js';

/** A value in the one spelling that it has among all that say the same: `20080.0000` is `20080`. */
export function plainValue(form: ValueForm, value: string | null): string | null {
  return form.kind === 'decimal' && value !== null && DecimalText.safeParse(value).success ? new Decimal(value).plus(0).toFixed() : value;
}

/** Whether two values say the same. A number that was never said stands as nought in the freight system. */
export function isSameFreightValue(form: ValueForm, one: string | null, other: string | null): boolean {
  const [a, b] = [plainValue(form, one), plainValue(form, other)];
  return a === b || (form.kind === 'decimal' && (a ?? '0') === (b ?? '0'));
}
