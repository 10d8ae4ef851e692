import { Decimal } from 'decimal.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** The packages of a packing list's lines add up to its total. */
export const packagesAddUp: Check = {
  code: 'packages-add-up',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers) =>
    papers.of('packing-list').flatMap((list) => {
      const total = list.number('packages');
      const lines = papers.linesOf(list);
      const counts = lines.map((line) => line.number('packages'));
      if (total === null || lines.length === 0 || counts.every((count) => count === null)) return [];
      const values = [...list.checked('packages'), ...lines.flatMap((line) => line.checked('packages'))];
      if (counts.includes(null))
        return [{ outcome: 'cannot say' as const, values, missing: lines.flatMap((line) => line.missing('packages')) }];
      const difference = Decimal.sum(0, ...counts.flatMap((count) => count ?? [])).minus(total);
      return [judged(difference.isZero(), values, difference.toFixed())];
    }),
};
