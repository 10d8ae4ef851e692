import { fileURLToPath } from 'node:url';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { EventStore } from '@tallyport/event-store/event-store';
import type { Log } from '@tallyport/runtime/log';
import type { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import type { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { LineSuggester } from '@tallyport/tariff/line-suggester';
import { TariffSuggester } from '@tallyport/tariff/tariff-suggester';
import { ExportRuns } from '@tallyport/temporal/export-runs';
import { Temporal } from '@tallyport/temporal/temporal';
import { payloadGuard } from '@tallyport/workflows/support/payload-guard';
import { DOCUMENTS_QUEUE, EXPORTS_QUEUE, OUTSIDE_QUEUE, WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import type pg from 'pg';
import { modelActivities } from './activities/ask-model.js';
import { bulkActivities } from './activities/bulk.js';
import { customsActivities } from './activities/customs.js';
import { extractionActivities } from './activities/document-extraction.js';
import { emailActivities } from './activities/emails.js';
import { eventStoreActivities } from './activities/event-store.js';
import { exportLogActivities } from './activities/export-log.js';
import { exportActivities } from './activities/exports.js';
import { extractionLogActivities } from './activities/extraction-log.js';
import { syncActivities } from './activities/freight-sync.js';
import { lodgementLogActivities } from './activities/lodgement-log.js';
import { sealActivities } from './activities/seal.js';
import { HttpCustomsConnect } from './adapters/customs/http-customs-connect.js';
import { openDocumentReader } from './adapters/document-reader/open-document-reader.js';
import { openPageCutter } from './adapters/document-reader/page-cutter.js';
import { HttpFreightSystem } from './adapters/freight-system/http-freight-system.js';
import { OneCall } from './adapters/freight-system/one-call.js';
import { PostgresLessonSource } from './adapters/lessons/postgres-lesson-source.js';
import type { MailPlace } from './adapters/mail/mail-config.js';
import { SmtpTransport } from './adapters/mail/smtp-transport.js';
import type { Model } from './adapters/model/model-port.js';
import { readingVersions } from './extraction/reading-versions.js';
import type { StepPorts } from './extraction/step-context.js';
import { CustomsFolder } from './freight-export/customs-folder.js';
import { CustomsInterface } from './freight-export/customs-interface.js';
import { CustomsPost } from './freight-export/customs-post.js';
import { CustomsSettings } from './freight-export/customs-settings.js';
import { DocumentsExport } from './freight-export/documents-export.js';
import { FilesToSend } from './freight-export/files-to-send.js';
import { FreightCaller } from './freight-export/freight-caller.js';
import { FreightPlaces } from './freight-export/freight-place.js';
import { OrganisationRows } from './freight-export/organisation-rows.js';
import { ProductRows } from './freight-export/product-rows.js';
import { ShipmentExport } from './freight-export/shipment-export.js';
import { SystemHealth } from './freight-export/system-health.js';
import { Turns } from './freight-export/turns.js';
import { CustomsLayoutsSource } from './lodgement/customs-layouts.js';
import { InvitationLinks } from './outbound-email/invitation-links.js';
import type { LinkMakers } from './outbound-email/link-maker.js';
import { PasswordResetLinks } from './outbound-email/password-reset-links.js';

export interface WorkerPlace {
  readonly connection: NativeConnection;
  readonly namespace: string;
  readonly pool: pg.Pool;
  readonly blobFolder: string;
  readonly log: Log;
  /** Null where none is configured. */
  readonly model: Model | null;
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
export async function workflowsWorker({
  connection,
  namespace,
  pool,
  blobFolder,
  commandKey,
  address,
  log,
}: WorkerPlace & { readonly commandKey: string; readonly address: string }): Promise<RunningWorker> {
  const store = new EventStore(pool);
  const temporal = Temporal.open({ address, namespace, commandKey });
  const exports = new ExportRuns(temporal);
  const lodgements = { store, blobs: new FolderBlobStore(blobFolder), layouts: new CustomsLayoutsSource(pool) };
  const worker = await Worker.create({
    ...common,
    connection,
    namespace,
    taskQueue: WORKFLOWS_QUEUE,
    workflowBundle: { codePath: fileURLToPath(import.meta.resolve('@tallyport/workflows/bundle')) },
    activities: {
      ...sealActivities({ commandKey, log }),
      ...eventStoreActivities(store),
      ...extractionLogActivities(store),
      ...lodgementLogActivities(lodgements),
      ...bulkActivities({ store, blobs: lodgements.blobs, hand: (kind, command) => exports.send(kind, command) }),
      ...exportLogActivities({ store, blobs: lodgements.blobs, turns: new Turns(pool), places: new FreightPlaces(pool, null) }),
    },
    maxCachedWorkflows: 500,
    // After a crash of this worker another one takes over a run's next task within two seconds.
    stickyQueueScheduleToStartTimeout: '2s',
  });
  return { worker, close: () => temporal.close() };
}

/** Where customs is, and how it is spoken to. */
export interface CustomsPlace {
  readonly address: string;
  readonly site: string;
  readonly isTest: boolean;
}

/** What people name as places outside, and how it is spoken to. */
export interface OutsidePlace {
  readonly secrets: SecretBox;
  readonly allowedHosts: AllowedHosts;
  /** Where snapshots for a customs interface are laid down; null where there is none. */
  readonly customsFolder: string | null;
}

/** What a customs interface answers is a receipt, or a few words. */
const MOST_RECEIPT_BYTES = 64 * 1024;

/** Speaks to customs, to freight systems and to a mail server. Its calls wait for most of their time. */
export async function exportsWorker(
  { connection, namespace, pool, blobFolder, log }: WorkerPlace,
  customs: CustomsPlace,
  outside: OutsidePlace,
  mail: MailPlace & { readonly deskAddress: string },
): Promise<RunningWorker> {
  const [store, blobs] = [new EventStore(pool), new FolderBlobStore(blobFolder)];
  const places = new FreightPlaces(pool, outside.secrets);
  const system = new HttpFreightSystem({ allowedHosts: outside.allowedHosts });
  const caller = new FreightCaller({ system, places, health: new SystemHealth(pool) });
  const shipments = new ShipmentExport({ blobs, caller, places });
  /** Who makes the secret links of mails, by template. */
  const links: LinkMakers = {
    invitation: new InvitationLinks(pool, mail.deskAddress),
    'password-reset': new PasswordResetLinks(pool, mail.deskAddress),
  };
  const cutter = await openPageCutter();
  const settings = new CustomsSettings(pool, outside.secrets);
  const post = new CustomsPost({ blobs, settings, http: new OneCall({ allowedHosts: outside.allowedHosts }, MOST_RECEIPT_BYTES) });
  const ways = {
    send: shipments,
    update: shipments,
    edocs: new DocumentsExport({ blobs, caller, places, files: new FilesToSend({ blobs, cutter }) }),
    customs: new CustomsInterface({ settings, ways: { folder: new CustomsFolder(blobs, outside.customsFolder), http: post } }),
  };
  const worker = await Worker.create({
    ...common,
    connection,
    namespace,
    taskQueue: EXPORTS_QUEUE,
    activities: {
      ...customsActivities({
        store,
        blobs,
        layouts: new CustomsLayoutsSource(pool),
        customs: new HttpCustomsConnect(customs.address),
        customsSite: customs.site,
        isTest: customs.isTest,
      }),
      ...exportActivities({ store, turns: new Turns(pool), ways }),
      ...emailActivities({ store, transport: new SmtpTransport(mail), links, log }),
      ...syncActivities({ store, blobs, caller, places, organisations: new OrganisationRows(pool), products: new ProductRows(pool) }),
    },
    maxConcurrentActivityTaskExecutions: 40,
    maxHeartbeatThrottleInterval: '1s',
    defaultHeartbeatThrottleInterval: '1s',
  });
  return { worker, close: async () => cutter.close() };
}

/** Reads documents, and where a model is configured, asks it. */
export async function documentWorkers(place: WorkerPlace): Promise<RunningWorker[]> {
  const { pool, blobFolder, log, model } = place;
  const reader = await openDocumentReader();
  if (!reader.hasNoNetwork) log.warn('this system does not let the document reader run without network');
  if (!reader.hasModels)
    log.warn(
      'the models that read scans were not fetched: run "npm install" again on a machine with pip; scans are read worse without them',
    );
  const store = new EventStore(pool);
  const tariff = new TariffSuggester(pool);
  const ports: StepPorts = {
    store,
    blobs: new FolderBlobStore(blobFolder),
    reader,
    goods: new LineSuggester(pool, tariff),
    lessons: new PostgresLessonSource(pool),
    versions: await readingVersions(reader),
    model,
  };
  const close = async () => {
    await Promise.all([reader.close(), tariff.close()]);
  };
  const documents = { worker: await documentsWorker(place, ports), close };
  return model === null ? [documents] : [documents, { worker: await outsideWorker(place, ports), close: () => Promise.resolve() }];
}

/** One batch per core at a time. Parsers and OCR engines run in child processes of their own. */
function documentsWorker({ connection, namespace }: WorkerPlace, ports: StepPorts): Promise<Worker> {
  return Worker.create({
    ...common,
    connection,
    namespace,
    taskQueue: DOCUMENTS_QUEUE,
    activities: extractionActivities(ports),
    maxConcurrentActivityTaskExecutions: 2,
    maxHeartbeatThrottleInterval: '1s',
    defaultHeartbeatThrottleInterval: '1s',
  });
}

/** Questions wait for most of their time, so more of them may be under way than batches. */
function outsideWorker({ connection, namespace }: WorkerPlace, ports: StepPorts): Promise<Worker> {
  return Worker.create({
    ...common,
    connection,
    namespace,
    taskQueue: OUTSIDE_QUEUE,
    activities: modelActivities(ports),
    maxConcurrentActivityTaskExecutions: 8,
    maxHeartbeatThrottleInterval: '1s',
    defaultHeartbeatThrottleInterval: '1s',
  });
}
