import { createPool } from '@tallyport/database/connect';
import { untilItWorks } from '@tallyport/runtime/backoff';
import { readConfig } from '@tallyport/runtime/config';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { serveHealth } from '@tallyport/runtime/health';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { NativeConnection, Runtime } from '@temporalio/worker';
import { Registry } from 'prom-client';
import { workerConfig } from './config.js';
import { temporalLogger } from './temporal-logger.js';
import { documentsWorker, workflowsWorker } from './wiring.js';

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
  const health = await serveHealth(config.HEALTH_PORT, new Registry(), () => ({
    ready: isReady,
    details: { queue: config.WORKER_QUEUES },
  }));
  shutdown.add('health', () => health.close());
  shutdown.onSignals();

  const connection = await untilItWorks(
    () => NativeConnection.connect({ address: config.TEMPORAL_ADDRESS }),
    starting.signal,
    (error, attempt) => log.warn({ err: error, attempt }, 'Temporal does not answer yet'),
  );
  shutdown.add('connection', () => connection.close());
  const place = { connection, namespace: config.TEMPORAL_NAMESPACE, pool, blobFolder: config.BLOB_FOLDER, log };
  const running = config.WORKER_QUEUES === 'workflows' ? await workflowsWorker(place) : await documentsWorker(place);
  shutdown.add('reader', () => running.close());
  const ended = running.worker.run();
  shutdown.add('worker', async () => {
    if (running.worker.getState() === 'RUNNING') running.worker.shutdown();
    await ended;
  });
  isReady = true;
  log.info('worker started');
  // A worker that ends by itself has met something it cannot go on with: the process ends and is started again.
  await ended.catch((error: unknown) => {
    log.fatal({ err: error }, 'the worker failed');
    process.exit(1);
  });
}

await main();
