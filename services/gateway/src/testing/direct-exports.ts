import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { AnyExportCommand } from '@tallyport/domain/freight-export/export/commands';
import { exportDecider } from '@tallyport/domain/freight-export/export/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { ExportProcess } from '../platform/temporal/processes.js';

/** The process of an export without Temporal: the same decider over the same log. Nothing leaves; tests say what comes of it. */
export class DirectExports implements ExportProcess {
  constructor(private readonly store: EventStore) {}

  send(_kind: ExportKind, command: ExportCommand): Promise<{ streamPosition: number }> {
    return this.record(command.orgId, command);
  }

  /** What a workflow would record. */
  async record(orgId: string, command: AnyExportCommand): Promise<{ streamPosition: number }> {
    const { workOrderId, exportId, commandId, correlationId, actor, issuedAt } = command;
    const writer = new StreamWriter(this.store, exportDecider, { orgId, streamId: `export/${exportId}`, jobId: workOrderId });
    const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
    return { streamPosition: await writer.record(command, metadata, issuedAt) };
  }
}
