import type { Segment, SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentEvent } from '@tallyport/contracts/document-extraction/events';
import { type DocumentCommand, type DocumentState, documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Attempt } from '@tallyport/workflows/document-extraction/activities';
import { commandOf, machineMetadata } from './extraction-stream.js';

/** `document/<id>` for the steps that read and write it. */
export class DocumentStream {
  private readonly writer: StreamWriter<DocumentCommand, DocumentEvent, DocumentState>;

  constructor(
    store: EventStore,
    private readonly attempt: Attempt,
  ) {
    const { orgId, workOrderId, documentId } = attempt;
    this.writer = new StreamWriter(store, documentDecider, { orgId, streamId: `document/${documentId}`, jobId: workOrderId });
  }

  /** How a person split the file, or null while that is the reader's to decide. */
  async personsSplit(): Promise<readonly SegmentCut[] | null> {
    const { state } = await this.writer.load();
    return state.kind === 'there' ? state.corrected : null;
  }

  async classify(segments: readonly Segment[]): Promise<void> {
    const { workOrderId, documentId, attempt } = this.attempt;
    const metadata = machineMetadata(documentId, commandOf(documentId, `${attempt}/classified`));
    await this.writer.record({ type: 'classify', documentId, workOrderId, attempt, segments }, metadata, new Date().toISOString());
  }
}
