import { shownFlags } from '@tallyport/contracts/lodgement/entry-status';
import { transportModeOf } from '@tallyport/contracts/work-order/transport-mode';
import { composeJob, customsOf, type ListedJob, receiverOf } from '@tallyport/domain/work-order/fold-job';
import { laneOf } from '@tallyport/event-store/lane';
import type { PartState } from './part.js';

/** The sum of a job's parts as the database adds them up. */
export interface JobSum {
  readonly org_id: string;
  readonly work_order_id: string;
  readonly total: number;
  readonly reading: number;
  readonly failed: number;
  readonly doubtful: number;
  readonly states: readonly PartState[];
  readonly waybills: readonly { readonly id: string; readonly withdrawn: boolean | null; readonly receiver: string | null }[];
}

/** The row of a job, or null for a job that is deleted or has not been received yet. */
export function rowOf({ org_id, work_order_id, states, waybills, ...documents }: JobSum): object | null {
  const workOrder = states.find((state) => state.workOrder)?.workOrder;
  if (!workOrder || workOrder.deleted) return null;
  const job = composeJob(workOrder, {
    customs: customsOf(states.flatMap((state) => state.lodgement ?? [])),
    receiver: receiverOf(waybills.map((waybill) => ({ ...waybill, withdrawn: waybill.withdrawn ?? true }))),
    documents,
  });
  const { total, reading, failed, doubtful } = documents;
  return {
    org_id,
    work_order_id,
    ...columnsOf(job),
    documents_total: total,
    documents_reading: reading,
    documents_failed: failed,
    doubtful,
    lane: laneOf(work_order_id, ''),
    view: job,
  };
}

function columnsOf(job: ListedJob) {
  const { code, job_status, branch, order_type, compiler, broker, importer_name, exporter_name, waybill_number } = job;
  const { reference, date_arrive, deadline, created_at, updated_at, stream_position } = job;
  const { entry_status, last_dsa_history_info } = job.n10_data;
  const flags = shownFlags(last_dsa_history_info?.parsed_data.line_status ?? []);
  return {
    code,
    job_status,
    branch,
    order_type,
    compiler,
    broker,
    importer_name,
    exporter_name,
    waybill_number,
    reference,
    mode: transportModeOf(waybill_number),
    date_arrive,
    deadline,
    due: deadline ?? 'infinity',
    created_at,
    updated_at,
    stream_position,
    entry_status,
    flags,
    urgency: urgencyOf(job),
  };
}

/** Held jobs come first; a lodged job has no deadline left to miss and comes last. */
function urgencyOf({ job_status, n10_data }: ListedJob): number {
  if (n10_data.entry_status === 'held') return 0;
  return job_status === 'lodged' ? 2 : 1;
}
