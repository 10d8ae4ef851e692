import type { DecimalText } from '@tallyport/contracts/values/decimal';

const MINUS = '−';

/** Groups the digits of a decimal as the locale does and keeps every decimal of the paper; a true minus. */
export function showDecimal(value: DecimalText, locale: string): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  return grouped(value, locale, decimals);
}

/** `USD 48,250.00`: the code before, the decimals of the currency (JPY none, KWD three), more where the paper has more. */
export function showAmount(value: DecimalText, currency: string, locale: string): string {
  const decimals = Math.max(decimalsOf(currency), value.split('.')[1]?.replace(/0+$/, '').length ?? 0);
  return `${currency} ${grouped(value, locale, decimals)}`;
}

/** An amount in dollars with its cents, `2,083.45`. */
export function showCents(value: DecimalText, locale: string): string {
  return grouped(value, locale, 2);
}

/** What an amount in dollars changes by: `+12.30`, `−4.00`, `0.00`. */
export function showChange(value: DecimalText, locale: string): string {
  return `${Number(value) > 0 ? '+' : ''}${showCents(value, locale)}`;
}

/** A whole number, `1,240`. */
export function showCount(value: number, locale: string): string {
  return formatOf(locale, 0).format(value).replace('-', MINUS);
}

function grouped(value: DecimalText, locale: string, decimals: number): string {
  // Intl reads a decimal string exactly; a number would round beyond 2^53.
  const exact = value as `${number}`;
  return formatOf(locale, decimals).format(exact).replace('-', MINUS);
}

/** Making a format takes longer than a hundred numbers take to be written by it, and a grid has hundreds. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, format);
  return format;
}

function decimalsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
