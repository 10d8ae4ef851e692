import type { Actor } from '@tallyport/contracts/actor';
import type { ExtractionEvent } from '@tallyport/contracts/document-extraction/events';
import type { EventMetadata } from '@tallyport/contracts/envelope';
import { type ExtractionCommand, extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import type { ExtractionReadingState } from '@tallyport/domain/document-extraction/extraction-state';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { type ExtractionRef, extractionStreamId } from '@tallyport/workflows/document-extraction/messages';

/** What makes a command of a document's reading unique: attempt, step and batch, never one of Temporal's ids, which begin again after a wipe. */
export function commandOf(documentId: string, key: string): string {
  return uuidv5(documentId, `extraction/${key}`);
}

export function machineMetadata(documentId: string, commandId: string): EventMetadata {
  return {
    actor: { kind: 'machine', process: 'extraction' },
    commandId,
    correlationId: documentId,
    causationId: null,
    workflowId: null,
    runId: null,
  };
}

/** `extraction/<document>` for the activities that write it. */
export class ExtractionStream {
  private readonly writer: StreamWriter<ExtractionCommand, ExtractionEvent, ExtractionReadingState>;

  constructor(
    store: EventStore,
    private readonly ref: ExtractionRef,
    private readonly now: () => Date = () => new Date(),
  ) {
    const { orgId, workOrderId, documentId } = ref;
    this.writer = new StreamWriter(store, extractionDecider, { orgId, streamId: extractionStreamId(documentId), jobId: workOrderId });
  }

  async state(): Promise<ExtractionReadingState> {
    return (await this.writer.load()).state;
  }

  /** Records what the machine did; `key` names it within the document. */
  async record(command: ExtractionCommand, key: string): Promise<void> {
    const { documentId } = this.ref;
    await this.writer.record(command, machineMetadata(documentId, commandOf(documentId, key)), this.now().toISOString());
  }

  /** Records what somebody asked for, under the id of that request where it has one. */
  async recordFor(actor: Actor, command: ExtractionCommand, commandId: string, recordedAt: string): Promise<void> {
    await this.writer.record(command, { ...machineMetadata(this.ref.documentId, commandId), actor }, recordedAt);
  }
}
