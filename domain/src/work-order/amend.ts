import type { FieldConflict } from '@tallyport/contracts/problem';
import type { FieldChange } from '@tallyport/contracts/values/field-change';
import { WorkOrderDetails, type WorkOrderField } from '@tallyport/contracts/work-order/details';
import { Rejection } from '../rejection.js';

/**
 * The changes that are left to record. A field that already has the requested value needs nothing; a field that differs from
 * what the person saw is a conflict, and then nothing of the amendment is recorded. Throws `Rejection`.
 */
export function changesToRecord(details: WorkOrderDetails, requested: readonly FieldChange[]): FieldChange[] {
  const conflicts: FieldConflict[] = [];
  const changes: FieldChange[] = [];
  for (const { field, previous, next } of requested) {
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
