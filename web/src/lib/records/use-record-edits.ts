import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { type JobEdits, useJobEdits } from './use-job-edits.js';

/** What may be done to one record: {@link JobEdits} with the record said once. */
export interface RecordEdits extends Omit<JobEdits, 'edit'> {
  edit(edits: RecordEditInput[]): void;
}

/** Edits of one record with their own undo. */
export function useRecordEdits(record: ShippingRecord): RecordEdits {
  const edits = useJobEdits(record.work_order_id);
  return { ...edits, edit: (list) => edits.edit(record, list) };
}
