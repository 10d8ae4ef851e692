import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import { type AnySyncCommand, syncDecider } from '@tallyport/domain/freight-export/sync/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { SyncRef } from '@tallyport/workflows/freight-sync/messages';
import type { SyncProcess } from '../platform/temporal/processes.js';

/** The process of a fetch without Temporal: the same decider over the same log. Nothing is read; tests say what stands there. */
export class DirectSyncs implements SyncProcess {
  constructor(private readonly store: EventStore) {}

  send(ref: SyncRef, command: SyncCommand): Promise<{ streamPosition: number }> {
    return this.record(ref, command);
  }

  /** What a workflow would record. */
  async record({ orgId, syncId, workOrderId }: SyncRef, command: AnySyncCommand): Promise<{ streamPosition: number }> {
    const { commandId, correlationId, actor, issuedAt } = command;
    const writer = new StreamWriter(this.store, syncDecider, { orgId, streamId: `sync/${syncId}`, jobId: workOrderId });
    const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
    return { streamPosition: await writer.record(command, metadata, issuedAt) };
  }
}
