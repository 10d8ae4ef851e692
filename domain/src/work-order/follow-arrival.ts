import type { FieldChange } from '@tallyport/contracts/values/field-change';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import { defaultDeadline } from './default-deadline.js';

/** What becomes of a deadline that follows the arrival when these changes are recorded: one change, or none. */
export function followArrival(details: WorkOrderDetails, changes: readonly FieldChange[], timeZone: string): FieldChange[] {
  const fields = new Set(changes.map(({ field }) => field));
  if (fields.has('deadline') || !(fields.has('date_arrive') || fields.has('branch'))) return [];
  const { date_arrive: arrival } = changedDetails(details, changes);
  const next = arrival === null ? null : defaultDeadline(arrival, timeZone);
  return next === details.deadline ? [] : [{ field: 'deadline', previous: details.deadline, next }];
}

/** The details with the changes made. */
export function changedDetails(details: WorkOrderDetails, changes: readonly FieldChange[]): WorkOrderDetails {
  return { ...details, ...Object.fromEntries(changes.map(({ field, next }) => [field, next])) };
}
