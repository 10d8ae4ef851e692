import type {
  AmendWorkOrder,
  AssignWorkOrder,
  ChangeJobStatus,
  ReceiveWorkOrder,
  WorkOrderCommand,
} from '@tallyport/contracts/work-order/commands';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';
import { changesToRecord } from './amend.js';
import { ABSENT, evolveWorkOrder, type WorkOrderState } from './state.js';
import { refusalOfStep } from './transitions.js';

type Open = Extract<WorkOrderState, { kind: 'open' }>;

/** The job: received once, moved on the bar, assigned, amended, deleted. */
export const workOrderDecider: Decider<WorkOrderCommand, WorkOrderEvent, WorkOrderState> = {
  name: 'work-order',
  version: 1,
  initialState: ABSENT,
  decide,
  evolve: evolveWorkOrder,
};

function decide(command: WorkOrderCommand, state: WorkOrderState): WorkOrderEvent[] {
  if (command.type === 'receive-work-order') return receive(command, state);
  if (state.kind !== 'open') throw new Rejection('work-order.not-found');
  switch (command.type) {
    case 'change-job-status':
      return changeJobStatus(command, state);
    case 'assign-work-order':
      return assign(command, state);
    case 'amend-work-order':
      return amend(command, state);
    case 'delete-work-order':
      return [{ type: 'work-order.deleted', data: { workOrderId: command.workOrderId } }];
  }
}

function receive(command: ReceiveWorkOrder, state: WorkOrderState): WorkOrderEvent[] {
  if (state.kind !== 'absent') throw new Rejection('work-order.exists');
  const { workOrderId, code, jobStatus, details, names } = command;
  return [{ type: 'work-order.received', data: { workOrderId, code, jobStatus, details, names } }];
}

function changeJobStatus({ workOrderId, to, reason, standing }: ChangeJobStatus, { jobStatus: from }: Open): WorkOrderEvent[] {
  if (to === from) return [];
  const refusal = refusalOfStep(from, to, { isBroker: standing.role === 'broker', reason });
  if (refusal) throw new Rejection(refusal);
  const byHand = to === 'lodged';
  return [{ type: 'work-order.job-status-changed', data: { workOrderId, from, to, reason, byHand } }];
}

function assign({ workOrderId, role, assigneeId: next }: AssignWorkOrder, { assignees }: Open): WorkOrderEvent[] {
  const previous = assignees[role];
  return previous === next ? [] : [{ type: 'work-order.assigned', data: { workOrderId, role, previous, next } }];
}

function amend({ workOrderId, changes, names }: AmendWorkOrder, { details }: Open): WorkOrderEvent[] {
  const left = changesToRecord(details, changes);
  return left.length === 0 ? [] : [{ type: 'work-order.amended', data: { workOrderId, changes: left, names } }];
}
