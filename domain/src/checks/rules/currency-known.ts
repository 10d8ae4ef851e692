import { isKnownCurrency } from '../../shipping-record/known-values.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** An invoice says its currency, one of ISO 4217, and its lines say no other. */
export const currencyKnown: Check = {
  code: 'currency-known',
  version: 1,
  category: 'Value',
  severity: 'error',
  run: (papers) =>
    papers.of('invoice').map((invoice) => {
      const currency = invoice.text('currency');
      if (currency === null) return { outcome: 'cannot say', values: [], missing: invoice.missing('currency') };
      const others = papers.linesOf(invoice).filter((line) => (line.text('currency') ?? currency) !== currency);
      const values = [...invoice.checked('currency'), ...others.flatMap((line) => line.checked('currency'))];
      return judged(isKnownCurrency(currency) && others.length === 0, values);
    }),
};
