import type { ValueRule } from '@tallyport/contracts/declaration/value-rule';

/** The values that an amount can find its currency in: those of its line, and of the invoice that the line names. */
export interface AmountSurroundings {
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly invoice: Readonly<Record<string, string | undefined>>;
}

/** The currency of an amount: one by name, that of the line's invoice, or what another field says; null where nothing does. */
export function currencyOf(rule: Extract<ValueRule, { kind: 'amount' }>, { fields, invoice }: AmountSurroundings): string | null {
  if (rule.currency === 'invoice') return invoice['invoice_currency'] ?? null;
  return /^[A-Z]{3}$/.test(rule.currency) ? rule.currency : (fields[rule.currency] ?? null);
}
