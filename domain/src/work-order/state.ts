import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { evolvePapers, NO_PAPERS, type PapersOfJob } from './papers/papers-of-job.js';

/** What the decider must know of a job. */
export type WorkOrderState =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'open';
      readonly jobStatus: JobStatus;
      readonly isByHand: boolean;
      /** Until a person sets or clears the deadline it is that of the arrival. */
      readonly deadlineFollows: boolean;
      readonly details: WorkOrderDetails;
      readonly papers: PapersOfJob;
      readonly assignees: Readonly<Record<DispatchRole, string | null>>;
    }
  | { readonly kind: 'deleted' };

export const ABSENT: WorkOrderState = { kind: 'absent' };

export function evolveWorkOrder(state: WorkOrderState, event: WorkOrderEvent): WorkOrderState {
  if (event.type === 'work-order.received') {
    const { jobStatus, details } = event.data;
    const papers = evolvePapers(NO_PAPERS, event);
    return {
      kind: 'open',
      jobStatus,
      isByHand: false,
      deadlineFollows: true,
      details,
      papers,
      assignees: { compiler: null, broker: null },
    };
  }
  if (state.kind !== 'open') return state;
  return evolveOpen({ ...state, papers: evolvePapers(state.papers, event) }, event);
}

type Open = Extract<WorkOrderState, { kind: 'open' }>;

function evolveOpen(state: Open, event: Exclude<WorkOrderEvent, { type: 'work-order.received' }>): WorkOrderState {
  switch (event.type) {
    case 'work-order.job-status-changed':
      return { ...state, jobStatus: event.data.to, isByHand: event.data.byHand };
    case 'work-order.assigned':
      return { ...state, assignees: { ...state.assignees, [event.data.role]: event.data.next } };
    case 'work-order.amended': {
      const { changes, followed = [] } = event.data;
      const changed = Object.fromEntries(changes.map((change) => [change.field, change.next]));
      const isEntered = 'deadline' in changed && !followed.includes('deadline');
      return { ...state, details: { ...state.details, ...changed }, deadlineFollows: state.deadlineFollows && !isEntered };
    }
    case 'work-order.values-offered':
    case 'work-order.offers-withdrawn':
    case 'work-order.offers-dismissed':
    case 'work-order.offers-reopened':
      return state;
    case 'work-order.deleted':
      return { kind: 'deleted' };
  }
}
