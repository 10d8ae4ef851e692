import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';

/** What the decider must know of a job. */
export type WorkOrderState =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'open';
      readonly jobStatus: JobStatus;
      readonly details: WorkOrderDetails;
      readonly assignees: Readonly<Record<DispatchRole, string | null>>;
    }
  | { readonly kind: 'deleted' };

export const ABSENT: WorkOrderState = { kind: 'absent' };

export function evolveWorkOrder(state: WorkOrderState, event: WorkOrderEvent): WorkOrderState {
  if (event.type === 'work-order.received') {
    const { jobStatus, details } = event.data;
    return { kind: 'open', jobStatus, details, assignees: { compiler: null, broker: null } };
  }
  if (state.kind !== 'open') return state;
  switch (event.type) {
    case 'work-order.job-status-changed':
      return { ...state, jobStatus: event.data.to };
    case 'work-order.assigned':
      return { ...state, assignees: { ...state.assignees, [event.data.role]: event.data.next } };
    case 'work-order.amended': {
      const changed = Object.fromEntries(event.data.changes.map((change) => [change.field, change.next]));
      return { ...state, details: { ...state.details, ...changed } };
    }
    case 'work-order.deleted':
      return { kind: 'deleted' };
  }
}
