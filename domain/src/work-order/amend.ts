import type { FieldConflict } from '@tallyport/contracts/problems';
import type { FieldChange } from '@tallyport/contracts/values/field-change';
import { WorkOrderDetails, type WorkOrderField } from '@tallyport/contracts/work-order/details';
import { Rejection } from '../rejection.js';

/**
 * The changes that are left to record. A field that already has the wished value needs nothing; a field that differs from
 * what the person saw is a conflict, and then nothing of the amendment is recorded. Throws `Rejection`.
 */
export function changesToRecord(details: WorkOrderDetails, wished: readonly FieldChange[]): FieldChange[] {
  const conflicts: FieldConflict[] = [];
  const changes: FieldChange[] = [];
  for (const { field, previous, next } of wished) {
    if (!isField(field) || !WorkOrderDetails.shape[field].safeParse(next).success) throw new Rejection('work-order.unknown-field');
    const current = details[field];
    if (current === next) continue;
    if (current !== previous) conflicts.push({ field, yours: next, theirs: current, line: null });
    else changes.push({ field, previous, next });
  }
  if (conflicts.length > 0) throw new Rejection('field-conflict', conflicts);
  return changes;
}

function isField(name: string): name is WorkOrderField {
  return Object.hasOwn(WorkOrderDetails.shape, name);
}
