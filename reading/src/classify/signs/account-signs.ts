import type { TypeSigns } from './signs.js';

/** What proforma invoices say of themselves. */
export const PROFORMA_SIGNS: TypeSigns = {
  type: 'other',
  name: 'proforma invoice',
  columns: { unit_price: 1, total_price: 1, quantity: 0.25, description: 0.25 },
  labels: { total_amount: 0.5 },
  words: [[/\bpro ?-?forma (?:invoice )?(?:no|number|date|#)|^\W*pro ?-?forma\W*$|形式发票号/imu, 7]],
  needs: { words: /pro ?-?forma|形式发票/iu },
};

/** What credit notes say of themselves. */
export const CREDIT_NOTE_SIGNS: TypeSigns = {
  type: 'other',
  name: 'credit note',
  labels: { invoice_number: 0.5, total_amount: 0.5, tax: 0.5 },
  columns: { unit_price: 0.5, total_price: 0.5 },
  words: [
    [/\bcredit (?:note|memo) (?:no|number|date|#)|\bGutschrift(?:s?nummer|s?-?Nr)|\bn° d['’]avoir\b|\bavoir n°|\bnota de crédito n/iu, 6],
    [
      /^\W*(?:credit (?:note|memo)|creditnota|kreditnota|nota de crédito|nota di credito|avoir|Gutschrift)\W{1,4}(?=[\p{L}\W]{0,6}\d)/imu,
      6,
    ],
    [/\b(?:total|amount) credit(?:ed)?\b|\bcredit (?:amount|total)\b|\brefund(?:ed)?\b/iu, 2],
  ],
  needs: { words: /credit (?:note|memo)|Gutschrift|avoir|nota de crédito|nota di credito|creditnota|kreditnota/iu },
};

/** What statements of account have: balances, and amounts by their age. */
export const ACCOUNT_SIGNS: TypeSigns = {
  type: 'other',
  name: 'statement of account',
  words: [
    [/\b(?:opening|closing|previous|running) balance\b|\bbalance (?:brought|carried) forward\b|\bSaldovortrag\b|期初余额/iu, 3],
    [/\b(?:31|30)\s?[-–]\s?60 days\b|\bover 90\b|\b90\+ days\b|\bageing\b|\baging\b|\bcurrent\b.*\b30 days\b.*\b60 days\b/iu, 2.5],
    [/\bstatement (?:date|period|of account)\b|\bKontoauszug\b|\brelevé de compte\b|对账单/iu, 2],
  ],
};

/** What receipts say: that something was paid. */
export const RECEIPT_SIGNS: TypeSigns = {
  type: 'other',
  name: 'receipt',
  labels: { invoice_number: -1, due_date: -1 },
  words: [
    [/\breceived with thanks\b|\bpayment received\b|\breceipt (?:no|number|date|#)|\bamount received\b|\breceived from\b/iu, 2.5],
    [/\b(?:cashier|change due|cash tendered|card ending|approval code|auth(?:orisation|orization)? code)\b/iu, 2],
  ],
};
