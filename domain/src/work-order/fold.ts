import type { WorkOrderField } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { Fold } from '../fold.js';
import { evolvePapers, NO_PAPERS, type PapersOfJob } from './papers/papers-of-job.js';

/** A job as its own stream tells it, spelt as on the wire. Compiler and broker are ids; what other streams tell is absent. */
export interface WorkOrderView extends Omit<WorkOrder, 'compiler' | 'broker' | 'documents' | 'freight_export' | 'n10_data' | 'waybill'> {
  readonly compiler: string | null;
  readonly broker: string | null;
  /** Names of parties by id, as they were known when they were written. */
  readonly names: Readonly<Record<string, string>>;
  /** What its papers offer, and what they filled. Views that were kept before there were offers have none. */
  readonly papers?: PapersOfJob;
}

/** `work-order/<id>`. */
export const foldWorkOrder: Fold<WorkOrderView> = (view, event, { streamPosition, recordedAt }) => {
  if (event?.type === 'work-order.received') {
    const { workOrderId, code, jobStatus, details, names } = event.data;
    return named({
      ...details,
      id: workOrderId,
      code,
      job_status: jobStatus,
      by_hand: false,
      deleted: false,
      importer_name: null,
      exporter_name: null,
      notify_party_name: null,
      compiler: null,
      broker: null,
      created_at: recordedAt,
      updated_at: recordedAt,
      stream_position: streamPosition,
      names,
      papers: evolvePapers(NO_PAPERS, event),
    });
  }
  if (view === null) return null;
  const moved = { ...view, updated_at: recordedAt, stream_position: streamPosition };
  switch (event?.type) {
    case 'work-order.job-status-changed':
      return { ...moved, job_status: event.data.to, by_hand: event.data.byHand };
    case 'work-order.assigned':
      return { ...moved, [event.data.role]: event.data.next };
    case 'work-order.amended': {
      const changed = Object.fromEntries(event.data.changes.map(({ field, next }) => [field as WorkOrderField, next]));
      return named({ ...moved, ...changed, names: { ...view.names, ...event.data.names }, papers: papersAfter(view, event) });
    }
    case 'work-order.values-offered':
    case 'work-order.offers-withdrawn':
    case 'work-order.offers-dismissed':
    case 'work-order.offers-reopened':
      return { ...view, stream_position: streamPosition, papers: papersAfter(view, event) };
    case 'work-order.deleted':
      return { ...moved, deleted: true };
    default:
      return { ...view, stream_position: streamPosition };
  }
};

function papersAfter(view: WorkOrderView, event: WorkOrderEvent): PapersOfJob {
  return evolvePapers(view.papers ?? NO_PAPERS, event);
}

function named(view: WorkOrderView): WorkOrderView {
  const nameOf = (id: string | null) => (id === null ? null : (view.names[id] ?? null));
  return {
    ...view,
    importer_name: nameOf(view.importer_id),
    exporter_name: nameOf(view.exporter_id),
    notify_party_name: nameOf(view.notify_party_id),
  };
}
