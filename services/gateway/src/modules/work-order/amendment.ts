import type { FieldChange } from '@tallyport/contracts/values/field-change';
import { WORK_ORDER_FIELDS, type WorkOrderDetails } from '@tallyport/contracts/work-order/details';

/** Fields as a body holds them: what is absent shall stay. */
export type Sent = { readonly [Field in keyof WorkOrderDetails]?: WorkOrderDetails[Field] | undefined };

/**
 * What a full object changes: the fields that differ from the version that its sender read. `previous` is that version's
 * value, so that the decider refuses only what somebody else changed since.
 */
export function changesOf(sent: Sent, read: WorkOrderDetails): FieldChange[] {
  return WORK_ORDER_FIELDS.flatMap((field) => {
    const next = sent[field];
    return next === undefined || next === read[field] ? [] : [{ field, previous: read[field], next }];
  });
}

const PARTY_FIELDS = ['importer_id', 'exporter_id', 'notify_party_id'] as const;

/** The parties among the values, each with its field. */
export function partiesIn(values: Sent): { field: string; id: string }[] {
  return PARTY_FIELDS.flatMap((field) => (values[field] ? [{ field, id: values[field] }] : []));
}
