import type { MissingValue } from '@tallyport/contracts/check/http';
import { Decimal } from 'decimal.js';
import { billsIn } from '../../declaration/compile/bills.js';
import { agreeing } from '../agreeing.js';
import type { Check, Finding } from '../check.js';
import type { Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';

/** The bill weighs what the packing lists weigh together (specification §5). */
export const billWeight: Check = {
  code: 'bill-weight',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers, rows) => {
    const lists = papers.of('packing-list');
    const bills = billsIn(papers).shipped;
    return lists.length === 0 || bills.length === 0 ? [] : [compared(bills, lists, rows)];
  },
};

function compared(bills: readonly Part[], lists: readonly Part[], rows: RuleRows): Finding {
  const parts = [...bills, ...lists];
  const values = parts.flatMap((part) => part.checked('gross_weight', 'weight_unit'));
  const weights = new Map(parts.map((part) => [part, weightOf(part, rows)]));
  const missing = [...weights.values()].flatMap((weight) => (weight instanceof Decimal ? [] : weight));
  if (missing.length > 0) return { outcome: 'cannot say', values, missing };
  const sum = (of: readonly Part[]) => Decimal.sum(0, ...of.flatMap((part) => weights.get(part) as Decimal));
  return agreeing(rows, 'bill-weight', sum(bills), sum(lists), values);
}

/** In kilograms, which a weight without a unit is taken for; a unit that no row names says nothing. */
function weightOf(part: Part, rows: RuleRows): Decimal | MissingValue[] {
  const weight = part.number('gross_weight');
  if (weight === null) return [part.lacking('gross_weight')];
  const factor = rows.kilograms(part.text('weight_unit') ?? 'KG');
  return factor === null ? [part.lacking('weight_unit')] : weight.times(factor);
}
