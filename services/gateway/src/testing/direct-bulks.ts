import type { BulkCommand } from '@tallyport/contracts/freight-export/bulk-commands';
import { type AnyBulkCommand, bulkDecider } from '@tallyport/domain/freight-export/bulk/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { BulkProcess } from '../platform/temporal/processes.js';

/** The process of a step for many exports without Temporal: the same decider over the same log. Nothing is handed over; tests say what came of it. */
export class DirectBulks implements BulkProcess {
  constructor(private readonly store: EventStore) {}

  send(command: BulkCommand): Promise<{ streamPosition: number }> {
    return this.record(command.orgId, command);
  }

  /** What a workflow would record. */
  async record(orgId: string, command: AnyBulkCommand): Promise<{ streamPosition: number }> {
    const { bulkId, commandId, correlationId, actor, issuedAt } = command;
    const writer = new StreamWriter(this.store, bulkDecider, { orgId, streamId: `bulk/${bulkId}`, jobId: null });
    const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
    return { streamPosition: await writer.record(command, metadata, issuedAt) };
  }
}
