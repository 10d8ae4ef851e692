/** What is missing where an amount cannot be computed. */
export const cannotCompute = {
  'no-row': 'no table of customs has a row for {{about}}.',
  'no-quantity': 'the quantity in {{about}} is missing.',
  'no-strength': 'the strength of {{about}} is missing.',
  'no-factor': 'the duty factor for {{about}} is missing.',
  'unit-differs': 'the unit differs: {{about}}.',
  'rate-unread': 'this rate cannot be read: {{about}}.',
  'no-value': 'the {{about}} is missing.',
} as const;
