import { fileURLToPath } from 'node:url';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { EventStore } from '@tallyport/event-store/event-store';
import type { Log } from '@tallyport/runtime/log';
import { payloadGuard } from '@tallyport/workflows/support/payload-guard';
import { DOCUMENTS_QUEUE, WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import type pg from 'pg';
import { extractionActivities } from './activities/document-extraction.js';
import { eventStoreActivities } from './activities/event-store.js';
import { extractionLogActivities } from './activities/extraction-log.js';
import { openDocumentReader } from './adapters/document-reader/open-document-reader.js';
import { usedTariffCodesIn } from './adapters/used-tariff-codes.js';

export interface WorkerPlace {
  readonly connection: NativeConnection;
  readonly namespace: string;
  readonly pool: pg.Pool;
  readonly blobFolder: string;
  readonly log: Log;
}

export interface RunningWorker {
  readonly worker: Worker;
  close(): Promise<void>;
}

const common: Pick<WorkerOptions, 'dataConverter' | 'shutdownGraceTime' | 'shutdownForceTime'> = {
  dataConverter: { payloadCodecs: [payloadGuard] },
  shutdownGraceTime: '5s',
  shutdownForceTime: '9s',
};

/** Runs every workflow, and the quick activities beside them. */
export async function workflowsWorker({ connection, namespace, pool }: WorkerPlace): Promise<RunningWorker> {
  const store = new EventStore(pool);
  const worker = await Worker.create({
    ...common,
    connection,
    namespace,
    taskQueue: WORKFLOWS_QUEUE,
    workflowBundle: { codePath: fileURLToPath(import.meta.resolve('@tallyport/workflows/bundle')) },
    activities: { ...eventStoreActivities(store), ...extractionLogActivities(store) },
    maxCachedWorkflows: 500,
    // After a crash of this worker another one takes over a run's next task within two seconds.
    stickyQueueScheduleToStartTimeout: '2s',
  });
  return { worker, close: () => Promise.resolve() };
}

/** Reads documents: one batch per core at a time. Parsers and OCR engines run in child processes of their own. */
export async function documentsWorker({ connection, namespace, pool, blobFolder, log }: WorkerPlace): Promise<RunningWorker> {
  const reader = await openDocumentReader();
  if (!reader.hasNoNetwork) log.warn('this system does not let the document reader run without network');
  const store = new EventStore(pool);
  const worker = await Worker.create({
    ...common,
    connection,
    namespace,
    taskQueue: DOCUMENTS_QUEUE,
    activities: extractionActivities({ store, blobs: new FolderBlobStore(blobFolder), reader, usedCodes: usedTariffCodesIn(pool) }),
    maxConcurrentActivityTaskExecutions: 2,
    maxHeartbeatThrottleInterval: '1s',
    defaultHeartbeatThrottleInterval: '1s',
  });
  return { worker, close: () => reader.close() };
}
