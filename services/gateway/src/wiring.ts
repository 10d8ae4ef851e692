import type { BlobRemoval } from '@tallyport/blob-store/blob-removal';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { FolderBlobRemoval } from '@tallyport/blob-store/folder-blob-removal';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { createPool } from '@tallyport/database/connect';
import { EventStore } from '@tallyport/event-store/event-store';
import { createLog, type Log } from '@tallyport/runtime/log';
import { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from './config.js';
import type {
  BulkProcess,
  ExportProcess,
  ExtractionProcess,
  LodgementProcess,
  SyncProcess,
  WorkOrderProcess,
} from './platform/temporal/processes.js';
import { TemporalBulks } from './platform/temporal/temporal-bulks.js';
import { TemporalExports } from './platform/temporal/temporal-exports.js';
import { TemporalExtractions } from './platform/temporal/temporal-extractions.js';
import { TemporalLodgements } from './platform/temporal/temporal-lodgements.js';
import { TemporalSyncs } from './platform/temporal/temporal-syncs.js';
import { TemporalWorkOrders } from './platform/temporal/temporal-work-orders.js';

const WAIT_FOR_CONNECTION_MS = 1_500;

/** Everything that the gateway is made of. */
export interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Registry;
  readonly pool: pg.Pool;
  readonly loginPool: pg.Pool;
  readonly eventStore: EventStore;
  readonly blobs: BlobStore;
  readonly blobRemoval: BlobRemoval;
  readonly workOrders: WorkOrderProcess;
  readonly extractions: ExtractionProcess;
  readonly lodgements: LodgementProcess;
  readonly exports: ExportProcess;
  readonly syncs: SyncProcess;
  readonly bulks: BulkProcess;
  readonly temporal: Temporal;
}

/** Builds the parts. Nothing is connected yet: each connection is made when it is first needed, and again when it was lost. */
export function buildParts(config: Config): Parts {
  const log = createLog('gateway', config.LOG_LEVEL);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const pool = createPool({ url: config.DATABASE_URL, name: 'gateway', size: 12, waitMs: WAIT_FOR_CONNECTION_MS });
  const loginPool = createPool({ url: config.LOGIN_DATABASE_URL, name: 'gateway-log-in', size: 6, waitMs: WAIT_FOR_CONNECTION_MS });
  const temporal = Temporal.open({
    address: config.TEMPORAL_ADDRESS,
    namespace: config.TEMPORAL_NAMESPACE,
    commandKey: config.COMMAND_KEY,
  });
  return {
    config,
    log,
    metrics,
    pool,
    loginPool,
    eventStore: new EventStore(pool),
    blobs: new FolderBlobStore(config.BLOB_FOLDER),
    blobRemoval: new FolderBlobRemoval(config.BLOB_FOLDER),
    workOrders: new TemporalWorkOrders(temporal),
    extractions: new TemporalExtractions(temporal),
    lodgements: new TemporalLodgements(temporal),
    exports: new TemporalExports(temporal),
    syncs: new TemporalSyncs(temporal),
    bulks: new TemporalBulks(temporal),
    temporal,
  };
}

export async function closeParts(parts: Parts): Promise<void> {
  await Promise.all([parts.pool.end(), parts.loginPool.end(), parts.temporal.close()]);
}
