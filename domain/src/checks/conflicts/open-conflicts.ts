import type { Conflict, ConflictTarget } from '@tallyport/contracts/check/conflicts-http';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { isPersons } from '../../shipping-record/fold-value.js';
import type { RuleRows } from '../rule-rows.js';
import { CONCEPTS } from './concepts.js';
import { conflictsOf } from './conflicts-of.js';

const DECLARED = new Set(CONCEPTS.filter(({ declared }) => declared !== undefined).map(({ field }) => field));

/** Conflicts that wait for a person: on what is declared, until somebody has said there which it is. On the rest rules look at the papers. */
export function openConflicts(records: readonly ShippingRecord[], rows: RuleRows): Conflict[] {
  return conflictsOf(records, rows).filter(
    ({ field, targets }) => DECLARED.has(field) && !targets.some((target) => isSettled(target, records)),
  );
}

function isSettled({ record_id, line_id, field }: ConflictTarget, records: readonly ShippingRecord[]): boolean {
  const record = records.find(({ id }) => id === record_id);
  const part = line_id === null ? record : record?.lines.find((line) => line.line_id === line_id);
  const value = isRecordField(field) ? part?.fields[field] : undefined;
  return value !== undefined && isPersons(value);
}
