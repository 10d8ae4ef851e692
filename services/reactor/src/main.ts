import '@tallyport/runtime/node-guard';
import { createPool } from '@tallyport/database/connect';
import { consumerMetrics, unfitMessages } from '@tallyport/lane-consumer/metrics';
import { untilItWorks } from '@tallyport/runtime/backoff';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { serveHealth } from '@tallyport/runtime/health';
import { kafkaAccess } from '@tallyport/runtime/kafka/access';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { Temporal } from '@tallyport/temporal/temporal';
import { Registry } from 'prom-client';
import { reactorConfig } from './config.js';
import { CONSUMER } from './react.js';
import { startReactor } from './reactor.js';

async function main(): Promise<void> {
  const config = reactorConfig(process.env);
  const log = createLog('reactor', config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  armFromEnvironment(process.env);

  const pool = createPool({ url: config.DATABASE_URL, name: 'reactor', size: 6 });
  shutdown.add('pool', () => pool.end());
  const temporal = Temporal.open({
    address: config.TEMPORAL_ADDRESS,
    namespace: config.TEMPORAL_NAMESPACE,
    commandKey: config.COMMAND_KEY,
  });
  shutdown.add('temporal', () => temporal.close());
  const starting = new AbortController();
  shutdown.add('starting', () => starting.abort());
  const registry = new Registry();
  const metrics = consumerMetrics(CONSUMER, registry);
  let isReady = false;
  const health = await serveHealth(config.HEALTH_PORT, registry, async () => ({
    ready: isReady,
    details: { unfitMessages: await unfitMessages(metrics) },
  }));
  shutdown.add('health', () => health.close());
  shutdown.onSignals();

  const options = {
    pool,
    temporal,
    kafka: kafkaAccess(config),
    checkpointFolder: config.CHECKPOINT_FOLDER,
    log,
    metrics,
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
  isReady = true;
  log.info({ port: health.port }, 'reactor started');
}

await main();
