import type { DecimalText } from '@tallyport/contracts/values/decimal';
/** Groups the digits of a decimal as the locale does and keeps every decimal of the paper; a true minus. */
export declare function showDecimal(value: DecimalText, locale: string): string;
/** `USD 48,250.00`: the code before, the decimals of the currency (JPY none, KWD three), more where the paper has more. */
export declare function showAmount(value: DecimalText, currency: string, locale: string): string;
/** A whole number, `1,240`. */
export declare function showCount(value: number, locale: string): string;
