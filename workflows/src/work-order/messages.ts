import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { defineUpdate } from '@temporalio/workflow';
import type { Recorded } from '../support/messages.js';

/** Which job a `workOrder` workflow serves. Everything else it loads from its stream. */
export interface WorkOrderRef {
  readonly orgId: string;
  readonly workOrderId: string;
}

export const WORK_ORDER_WORKFLOW = 'workOrderWorkflow';

/**
 * Decides and records one command, by Update-with-Start with the command's id as update id. Refusals are application
 * failures whose type is the problem's code and whose first detail holds `{ conflicts }`.
 */
export const workOrderUpdate = defineUpdate<Recorded, [WorkOrderCommand]>('command');

export function workOrderWorkflowId(workOrderId: string): string {
  return `work-order/${workOrderId}`;
}

export function workOrderStreamId(workOrderId: string): string {
  return `work-order/${workOrderId}`;
}
