import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { FrozenLine, FrozenRecord } from '../frozen-record.js';
import { error, linesOf, type PreflightRule } from './subject.js';

/** A declaration has goods that somebody sold and something brought, and its days follow each other (docs/customs-messages.md, rule 13). */
export const headerRules: PreflightRule = ({ record }) => [
  ...(['goods', 'invoice', 'transport'] as const)
    .filter((type) => linesOf(record, type).length === 0)
    .map((type) => error('line-missing', null, null, { expected: type })),
  ...bankRules(record),
  ...inOrder(record, null, 'first_arrival_date', record.fields.arrival_date),
  ...inOrder(record, null, 'valuation_date', record.fields.arrival_date),
  ...linesOf(record, 'goods').flatMap((line) => inOrder(record, line, 'firm_order_date', record.fields.arrival_date)),
];

/** An account is a number, a name and a BSB. */
function bankRules({ fields }: FrozenRecord): PreflightFinding[] {
  const parts: readonly RecordField[] = ['bank_account_number', 'bank_account_name', 'bank_bsb'];
  const missing = parts.filter((field) => fields[field] === undefined);
  return missing.length === parts.length ? [] : missing.map((field) => error('pair-missing', null, field));
}

/** ISO days compare as texts. */
function inOrder(record: FrozenRecord, line: FrozenLine | null, field: RecordField, latest: string | undefined): PreflightFinding[] {
  const day = (line ?? record).fields[field];
  const isRight = day === undefined || latest === undefined || day <= latest;
  return isRight ? [] : [error('days-out-of-order', line, field, { found: day, expected: `≤ ${latest}` })];
}
