import { createPool } from '@tallyport/database/connect';
import { untilItWorks } from '@tallyport/runtime/backoff';
import { readConfig } from '@tallyport/runtime/config';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { serveHealth } from '@tallyport/runtime/health';
import { createLog, type Log } from '@tallyport/runtime/log';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { NativeConnection, Runtime } from '@temporalio/worker';
import { Registry } from 'prom-client';
import { importStarterTables } from './adapters/customs/import-starter-tables.js';
import { mailPlaceOf } from './adapters/mail/mail-config.js';
import { modelConfigOf } from './adapters/model/model-config.js';
import { openModel } from './adapters/model/open-model.js';
import { computeEmbeddingsInBackground } from './adapters/tariff/embeddings-in-background.js';
import { importTariffsAtStart } from './adapters/tariff/import-tariffs-at-start.js';
import { tariffFolder } from './adapters/tariff/tariff-versions.js';
import { type Config, workerConfig } from './config.js';
import { temporalLogger } from './temporal-logger.js';
import { openWebhookDelivery } from './webhook/open-webhook-delivery.js';
import {
  type CustomsPlace,
  documentWorkers,
  exportsWorker,
  type OutsidePlace,
  type RunningWorker,
  type WorkerPlace,
  workflowsWorker,
} from './wiring.js';

/** Some ten thousand entries in one statement. */
const BRINGING_MS = 60_000;

async function main(): Promise<void> {
  const config = readConfig(workerConfig, process.env);
  const log = createLog(`worker-${config.WORKER_QUEUES}`, config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  armFromEnvironment(process.env);
  Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });

  const pool = createPool({ url: config.DATABASE_URL, name: `worker-${config.WORKER_QUEUES}`, size: 8 });
  shutdown.add('pool', () => pool.end());
  const starting = new AbortController();
  shutdown.add('connecting', () => starting.abort());
  let isReady = false;
  const metrics = new Registry();
  const model = openModel(modelConfigOf(config), metrics);
  const health = await serveHealth(config.HEALTH_PORT, metrics, () => ({
    ready: isReady,
    details: { queue: config.WORKER_QUEUES, model: model?.name ?? null },
  }));
  shutdown.add('health', () => health.close());
  shutdown.onSignals();
  // Webhooks need no Temporal: they go on while it is away.
  if (config.WORKER_QUEUES === 'exports') openWebhookDelivery(config, { log, metrics, shutdown });

  const connection = await untilItWorks(
    () => NativeConnection.connect({ address: config.TEMPORAL_ADDRESS }),
    starting.signal,
    (error, attempt) => log.warn({ err: error, attempt }, 'Temporal does not answer yet'),
  );
  shutdown.add('connection', () => connection.close());
  const place = {
    connection,
    namespace: config.TEMPORAL_NAMESPACE,
    pool,
    blobFolder: config.BLOB_FOLDER,
    log,
    model,
  };
  const running = await workersFor(config, place);
  shutdown.add('reader', () => Promise.all(running.map((one) => one.close())));
  const ended = Promise.all(running.map(({ worker }) => worker.run()));
  shutdown.add('worker', async () => {
    for (const { worker } of running) if (worker.getState() === 'RUNNING') worker.shutdown();
    await ended;
  });
  isReady = true;
  if (config.WORKER_QUEUES === 'documents') {
    bringInTurn(config, starting.signal, log);
    void computeEmbeddingsInBackground(pool, starting.signal, log);
  }
  log.info('worker started');
  // A worker that ends by itself has met something it cannot go on with: the process ends and is started again.
  await ended.catch((error: unknown) => {
    log.fatal({ err: error }, 'the worker failed');
    process.exit(1);
  });
}

async function workersFor(config: Config, place: WorkerPlace): Promise<RunningWorker[]> {
  switch (config.WORKER_QUEUES) {
    case 'workflows':
      return [await workflowsWorker({ ...place, commandKey: commandKeyOf(config), address: config.TEMPORAL_ADDRESS })];
    case 'documents':
      return documentWorkers(place);
    case 'exports':
      return [
        await exportsWorker(place, customsOf(config), outsideOf(config), {
          ...mailPlaceOf(config),
          deskAddress: config.PUBLIC_DESK_ADDRESS,
        }),
      ];
  }
}

function customsOf({ CUSTOMS_ADDRESS: address, CUSTOMS_SITE: site, CUSTOMS_TEST }: Config): CustomsPlace {
  if (address === undefined) throw new Error('The configuration is not complete: CUSTOMS_ADDRESS.');
  return { address, site, isTest: CUSTOMS_TEST === 'yes' };
}

function outsideOf({ SECRET_KEYS, OUTBOUND_ALLOWED_HOSTS, CUSTOMS_EXPORT_FOLDER }: Config): OutsidePlace {
  if (SECRET_KEYS === undefined) throw new Error('The configuration is not complete: SECRET_KEYS.');
  return { secrets: new SecretBox(SECRET_KEYS), allowedHosts: OUTBOUND_ALLOWED_HOSTS, customsFolder: CUSTOMS_EXPORT_FOLDER || null };
}

function commandKeyOf({ COMMAND_KEY }: Config): string {
  if (COMMAND_KEY === undefined) throw new Error('The configuration is not complete: COMMAND_KEY.');
  return COMMAND_KEY;
}

/** Brings the tariff and the tables of customs beside the work: documents are read without it too, and classified by the organisation's own goods alone. */
function bringInTurn({ DATABASE_URL, TALLYPORT_HOME }: Config, signal: AbortSignal, log: Log): void {
  const pool = createPool({ url: DATABASE_URL, name: 'worker-tariff', size: 1, answerMs: BRINGING_MS });
  untilItWorks(
    async () => {
      await importTariffsAtStart(pool, tariffFolder({ TALLYPORT_HOME }));
      await importStarterTables(pool);
    },
    signal,
    (error, attempt) => log.warn({ err: error, attempt }, 'the tariff is not in the database yet'),
  )
    .catch((error: unknown) => log.warn({ err: error }, 'the tariff was not brought'))
    .finally(() => void pool.end());
}

await main();
