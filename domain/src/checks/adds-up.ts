import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import { agreeing } from './agreeing.js';
import type { Finding } from './check.js';
import type { Part } from './papers.js';
import type { RuleRows } from './rule-rows.js';

/**
 * What a rule says by which the values of lines add up to that of their header, as far as its row allows. It does not apply where
 * the header or all lines say nothing, and cannot say where some lines do not.
 */
export function addsUp(rows: RuleRows, code: CheckCode, header: Part, lines: readonly Part[], field: RecordField): Finding[] {
  const total = header.number(field);
  const amounts = lines.map((line) => line.number(field));
  if (total === null || amounts.every((amount) => amount === null)) return [];
  const values = [...header.checked(field), ...lines.flatMap((line) => line.checked(field))];
  if (amounts.includes(null)) return [{ outcome: 'cannot say', values, missing: lines.flatMap((line) => line.missing(field)) }];
  const sum = Decimal.sum(0, ...amounts.flatMap((amount) => amount ?? []));
  return [agreeing(rows, code, sum, total, values)];
}
