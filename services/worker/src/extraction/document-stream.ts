import type { Segment } from '@tallyport/contracts/document-extraction/document-types';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Attempt } from '@tallyport/workflows/document-extraction/activities';
import { commandOf, machineMetadata } from './extraction-stream.js';

/** `document/<id>` for the steps that write it. */
export class DocumentStream {
  constructor(
    private readonly store: EventStore,
    private readonly attempt: Attempt,
  ) {}

  async classify(segments: readonly Segment[]): Promise<void> {
    const { orgId, workOrderId, documentId, attempt } = this.attempt;
    const writer = new StreamWriter(this.store, documentDecider, { orgId, streamId: `document/${documentId}`, jobId: workOrderId });
    const metadata = machineMetadata(documentId, commandOf(documentId, `${attempt}/classified`));
    await writer.record({ type: 'classify', documentId, workOrderId, attempt, segments }, metadata, new Date().toISOString());
  }
}
