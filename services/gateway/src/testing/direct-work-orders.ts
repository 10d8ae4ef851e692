import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { WorkOrderProcess } from '../platform/temporal/processes.js';

/** The process of a job without Temporal: the same decider over the same log, one command at a time, in the gateway's own process. */
export class DirectWorkOrders implements WorkOrderProcess {
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(private readonly store: EventStore) {}

  send(command: WorkOrderCommand): Promise<{ streamPosition: number }> {
    const before = this.last.get(command.workOrderId) ?? Promise.resolve();
    const answer = before.catch(() => undefined).then(() => this.record(command));
    this.last.set(command.workOrderId, answer);
    return answer;
  }

  private async record(command: WorkOrderCommand): Promise<{ streamPosition: number }> {
    const { orgId, workOrderId, commandId, correlationId, actor, issuedAt } = command;
    const writer = new StreamWriter(this.store, workOrderDecider, { orgId, streamId: `work-order/${workOrderId}`, jobId: workOrderId });
    const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
    return { streamPosition: await writer.record(command, metadata, issuedAt) };
  }
}
