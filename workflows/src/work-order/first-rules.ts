import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { WorkOrderEvent } from '@tallyport/contracts/work-order/events';
import { changesToRecord } from '@tallyport/domain/work-order/amend';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';
import type { WorkOrderState } from '@tallyport/domain/work-order/state';

/**
 * How a job was decided before a lodged one could come back or could not be deleted, before its dates had to be in order and
 * before its deadline followed the arrival. A run replays what it decided then by these.
 */
export function decideByFirstRules(command: WorkOrderCommand, state: WorkOrderState): WorkOrderEvent[] {
  const { workOrderId } = command;
  if (command.type === 'receive-work-order' && state.kind === 'absent') {
    const { code, jobStatus, details, names } = command;
    return [{ type: 'work-order.received', data: { workOrderId, code, jobStatus, details, names } }];
  }
  if (state.kind !== 'open') return workOrderDecider.decide(command, state);
  if (command.type === 'delete-work-order') return [{ type: 'work-order.deleted', data: { workOrderId } }];
  if (command.type === 'amend-work-order') {
    const changes = changesToRecord(state.details, command.changes);
    return changes.length === 0 ? [] : [{ type: 'work-order.amended', data: { workOrderId, changes, names: command.names } }];
  }
  return workOrderDecider.decide(command, { ...state, isByHand: false });
}
