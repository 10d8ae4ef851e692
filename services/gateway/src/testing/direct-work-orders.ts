import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { WorkOrderProcess } from '../platform/temporal/processes.js';

/** The process of a job without Temporal: the same decider over the same log, in the gateway's own process. */
export class DirectWorkOrders implements WorkOrderProcess {
  constructor(private readonly store: EventStore) {}

  async send(command: WorkOrderCommand): Promise<{ streamPosition: number }> {
    const { orgId, workOrderId, commandId, correlationId, actor, issuedAt } = command;
    const writer = new StreamWriter(this.store, workOrderDecider, { orgId, streamId: `work-order/${workOrderId}`, jobId: workOrderId });
    const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
    return { streamPosition: await writer.record(command, metadata, issuedAt) };
  }
}
