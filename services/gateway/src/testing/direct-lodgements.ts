import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import type { AnyLodgementCommand } from '@tallyport/domain/lodgement/commands';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { LodgementProcess } from '../platform/temporal/processes.js';

/** The process of a lodgement without Temporal: the same decider over the same log. Nothing is sent; tests say what comes of it. */
export class DirectLodgements implements LodgementProcess {
  constructor(private readonly store: EventStore) {}

  send(command: LodgementCommand): Promise<{ streamPosition: number }> {
    return this.record(command.orgId, command);
  }

  /** What a workflow or customs would record. */
  async record(orgId: string, command: AnyLodgementCommand): Promise<{ streamPosition: number }> {
    const { workOrderId, lodgementId, commandId, correlationId, actor, issuedAt } = command;
    const writer = new StreamWriter(this.store, lodgementDecider, { orgId, streamId: `lodgement/${lodgementId}`, jobId: workOrderId });
    const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
    return { streamPosition: await writer.record(command, metadata, issuedAt) };
  }
}
