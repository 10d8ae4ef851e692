import '@tallyport/runtime/node-guard';
import { createPool } from '@tallyport/database/connect';
import { untilItWorks } from '@tallyport/runtime/backoff';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { serveHealth } from '@tallyport/runtime/health';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { reactorConfig } from './config.js';
import { reactorMetrics } from './metrics.js';
import { startReactor } from './reactor.js';
import { openTemporal } from './temporal/connect.js';

async function main(): Promise<void> {
  const config = reactorConfig(process.env);
  const log = createLog('reactor', config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  armFromEnvironment(process.env);

  const pool = createPool({ url: config.DATABASE_URL, name: 'reactor', size: 6 });
  shutdown.add('pool', () => pool.end());
  const temporal = openTemporal(config.TEMPORAL_ADDRESS, config.TEMPORAL_NAMESPACE);
  shutdown.add('temporal', () => temporal.close());
  const starting = new AbortController();
  shutdown.add('starting', () => starting.abort());
  const metrics = reactorMetrics();
  let isReady = false;
  const health = await serveHealth(config.HEALTH_PORT, metrics.registry, () => ({ ready: isReady, details: {} }));
  shutdown.add('health', () => health.close());
  shutdown.onSignals();

  const options = {
    pool,
    temporal,
    brokers: config.KAFKA_BROKERS,
    checkpointFolder: config.CHECKPOINT_FOLDER,
    log,
    onReacted: (count: number) => metrics.countReacted(count),
    onEnd: (reason: string) => {
      log.error({ reason }, 'the reactor ends, to be started again');
      void shutdown.stop().finally(() => process.exit(1));
    },
  };
  const reactor = await untilItWorks(
    () => startReactor(options),
    starting.signal,
    (error, attempt) => log.warn({ err: error, attempt }, 'the log does not answer yet'),
  );
  shutdown.add('reactor', () => reactor.stop());
  metrics.observe(reactor);
  isReady = true;
  log.info({ port: health.port }, 'reactor started');
}

await main();
