import type { Check } from '../check.js';
import { filledIn } from '../findings.js';

/** Every line of an invoice says how much and in which unit: 'Please select a quantity unit' (specification §5). */
export const quantityUnit: Check = {
  code: 'quantity-unit',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers.of('invoice').flatMap((invoice) => papers.linesOf(invoice).map((line) => filledIn(line, 'quantity_unit', 'quantity'))),
};
