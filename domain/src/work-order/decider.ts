import type {
  AmendWorkOrder,
  AnswerOffers,
  AssignWorkOrder,
  ChangeJobStatus,
  DeleteWorkOrder,
  FollowLodgement,
  ReceiveWorkOrder,
  WorkOrderCommand,
} from '@tallyport/contracts/work-order/commands';
import type { WorkOrderDetails } from '@tallyport/contracts/work-order/details';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';
import { changesToRecord } from './amend.js';
import { changedDetails, followArrival } from './follow-arrival.js';
import { answerOffers } from './papers/answer-offers.js';
import { followPapers } from './papers/follow-papers.js';
import { ABSENT, evolveWorkOrder, type WorkOrderState } from './state.js';
import { refusalOfStep } from './transitions.js';

type Open = Extract<WorkOrderState, { kind: 'open' }>;

/** The job: received once, moved on the bar, assigned, amended, deleted. */
export const workOrderDecider: Decider<WorkOrderCommand, WorkOrderEvent, WorkOrderState, 'work-order'> = {
  name: 'work-order',
  version: 3,
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
    case 'follow-lodgement':
      return followLodgement(command, state);
    case 'follow-papers':
      return followPapers(command, state);
    case 'answer-offers':
      return answer(command, state);
    case 'delete-work-order':
      return remove(command, state);
  }
}

function receive(command: ReceiveWorkOrder, state: WorkOrderState): WorkOrderEvent[] {
  if (state.kind !== 'absent') throw new Rejection('work-order.exists');
  const { workOrderId, code, jobStatus, details, names } = command;
  requireDatesInOrder(details);
  return [{ type: 'work-order.received', data: { workOrderId, code, jobStatus, details, names } }];
}

function changeJobStatus({ workOrderId, to, reason, standing }: ChangeJobStatus, { jobStatus: from, isByHand }: Open): WorkOrderEvent[] {
  if (to === from) return [];
  const refusal = refusalOfStep(from, to, { isBroker: standing.role === 'broker', reason, isByHand });
  if (refusal) throw new Rejection(refusal);
  const byHand = to === 'lodged';
  return [{ type: 'work-order.job-status-changed', data: { workOrderId, from, to, reason, byHand } }];
}

function assign({ workOrderId, role, assigneeId: next }: AssignWorkOrder, { assignees }: Open): WorkOrderEvent[] {
  const previous = assignees[role];
  return previous === next ? [] : [{ type: 'work-order.assigned', data: { workOrderId, role, previous, next } }];
}

function amend({ workOrderId, changes, names, timeZone, pulled }: AmendWorkOrder, { details, deadlineFollows }: Open): WorkOrderEvent[] {
  const entered = changesToRecord(details, changes);
  if (entered.length === 0) return [];
  if (entered.some(({ field }) => field === 'date_depart' || field === 'date_arrive')) {
    requireDatesInOrder(changedDetails(details, entered));
  }
  const followed = deadlineFollows && timeZone !== undefined ? followArrival(details, entered, timeZone) : [];
  const told = { workOrderId, changes: [...entered, ...followed], names, ...(pulled && { pulled }) };
  return [{ type: 'work-order.amended', data: followed.length === 0 ? told : { ...told, followed: followed.map(({ field }) => field) } }];
}

/**
 * What customs has lodged makes the job lodged from any status, also from one that a broker set by hand; what it has withdrawn makes a
 * job accepted that it had made lodged.
 */
function followLodgement({ workOrderId, to }: FollowLodgement, { jobStatus: from, isByHand }: Open): WorkOrderEvent[] {
  const isThere = to === 'lodged' ? from === 'lodged' && !isByHand : from !== 'lodged' || isByHand;
  return isThere ? [] : [{ type: 'work-order.job-status-changed', data: { workOrderId, from, to, reason: null, byHand: false } }];
}

function answer(command: AnswerOffers, state: Open): WorkOrderEvent[] {
  const events = answerOffers(command, state);
  const after = events.reduce<WorkOrderState>(evolveWorkOrder, state);
  if (after.kind === 'open' && after.details.date_depart !== state.details.date_depart) requireDatesInOrder(after.details);
  return events;
}

/** What was lodged is with customs: it stays. */
function remove({ workOrderId }: DeleteWorkOrder, { jobStatus }: Open): WorkOrderEvent[] {
  if (jobStatus === 'lodged') throw new Rejection('work-order.lodged');
  return [{ type: 'work-order.deleted', data: { workOrderId } }];
}

function requireDatesInOrder({ date_depart, date_arrive }: WorkOrderDetails): void {
  if (date_depart !== null && date_arrive !== null && date_arrive < date_depart) {
    throw new Rejection('work-order.arrival-before-departure');
  }
}
