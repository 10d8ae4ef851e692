import { randomUUID } from 'node:crypto';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type { ExtractionActivities, StageOutcome } from '@tallyport/workflows/document-extraction/activities';
import { extractionStreamId, extractionWorkflowId } from '@tallyport/workflows/document-extraction/messages';
import { DOCUMENTS_QUEUE } from '@tallyport/workflows/task-queues';
import type { Client } from '@temporalio/client';
import { type NativeConnection, Worker } from '@temporalio/worker';
import type pg from 'pg';
import type { Timed } from './timed.js';

const FILE = { mediaType: 'application/pdf', bytes: 20_000, hash: 'a'.repeat(64) } as const;

export interface UploadPlace {
  /** As the gateway connects. */
  readonly pool: pg.Pool;
  readonly client: Client;
  readonly native: NativeConnection;
}

/**
 * Our side of P7's first figure: what the gateway records for an upload, from the moment when it is recorded, over relay,
 * Kafka, reactor and worker as they are shipped, to the first line of the first activity.
 */
export class UploadPath implements Timed {
  private readonly store: EventStore;
  private running: { readonly documentId: string; begun(at: number): void } | null = null;
  private readonly ended = Promise.withResolvers<void>();
  private serving: Promise<void> = Promise.resolve();

  private constructor(private readonly place: UploadPlace) {
    this.store = new EventStore(place.pool);
  }

  static async open(place: UploadPlace): Promise<UploadPath> {
    const path = new UploadPath(place);
    const worker = await Worker.create({
      connection: place.native,
      namespace: place.client.options.namespace,
      taskQueue: DOCUMENTS_QUEUE,
      activities: path.activities,
      maxConcurrentActivityTaskExecutions: 2,
    });
    path.serving = worker.runUntil(path.ended.promise);
    return path;
  }

  async once(): Promise<number> {
    const documentId = randomUUID();
    const begun = new Promise<number>((resolve) => {
      this.running = { documentId, begun: resolve };
    });
    await this.upload(documentId);
    const accepted = performance.now();
    const took = (await begun) - accepted;
    await this.place.client.workflow.getHandle(extractionWorkflowId(documentId)).result();
    return took;
  }

  async close(): Promise<void> {
    this.ended.resolve();
    await this.serving;
  }

  private async upload(documentId: string): Promise<void> {
    const [orgId, workOrderId, now] = [randomUUID(), randomUUID(), new Date().toISOString()];
    const file = { documentId, workOrderId, ...FILE };
    const common = { orgId, jobId: workOrderId };
    const document = new StreamWriter(this.store, documentDecider, { ...common, streamId: `document/${documentId}` });
    const extraction = new StreamWriter(this.store, extractionDecider, { ...common, streamId: extractionStreamId(documentId) });
    await this.store.appendTogether([
      document.beginning({ type: 'upload', upload: { ...file, fileName: 'invoice.pdf' } }, sampleMetadata(), now),
      extraction.beginning({ type: 'request', request: { ...file, priority: 2 } }, sampleMetadata(), now),
    ]);
  }

  /** The first activity says when it began, and that the document cannot be read: the run ends. */
  private get activities(): Pick<ExtractionActivities, 'prepareDocument'> {
    return {
      prepareDocument: ({ documentId }): Promise<StageOutcome<{ pages: number }>> => {
        if (this.running?.documentId === documentId) this.running.begun(performance.now());
        return Promise.resolve({ kind: 'unreadable', step: 'preprocessing', reason: 'measured', message: 'This is a measurement.' });
      },
    };
  }
}
