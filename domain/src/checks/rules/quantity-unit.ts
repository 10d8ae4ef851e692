import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** Every line of an invoice says how much and in which unit: 'Please select a quantity unit' (specification §5). */
export const quantityUnit: Check = {
  code: 'quantity-unit',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers.of('invoice').flatMap((invoice) =>
      papers.linesOf(invoice).map((line) => {
        const missing = line.missing('quantity', 'quantity_unit');
        return judged(missing.length === 0, line.checked('quantity', 'quantity_unit'), missing[0]?.field ?? null);
      }),
    ),
};
