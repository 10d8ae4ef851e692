import '@tallyport/runtime/node-guard';
import { createPool } from '@tallyport/database/connect';
import { untilItWorks } from '@tallyport/runtime/backoff';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { serveHealth } from '@tallyport/runtime/health';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { projectorConfig } from './config.js';
import { startProjector } from './projector.js';

async function main(): Promise<void> {
  const config = projectorConfig(process.env);
  const log = createLog('projector', config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  armFromEnvironment(process.env);
  shutdown.onSignals();

  const pool = createPool({ url: config.DATABASE_URL, name: 'projector', size: 12, isPipelined: true });
  shutdown.add('pool', () => pool.end());
  const onEnd = (reason: string) => {
    log.error({ reason }, 'the projector ends, to be started again');
    void shutdown.stop().finally(() => process.exit(1));
  };
  const starting = new AbortController();
  shutdown.add('start', () => starting.abort());
  const projector = await untilItWorks(
    () => startProjector({ pool, kafka: config.kafka, log, onEnd }),
    starting.signal,
    (error, attempt) => log.warn({ err: error, attempt }, 'the database does not let the projector begin yet'),
  );
  shutdown.add('projector', () => projector.stop());
  const health = await serveHealth(config.HEALTH_PORT, projector.models.options.metrics.registry, () => projector.health());
  shutdown.add('health', () => health.close());
  log.info({ port: health.port }, 'projector started');
}

await main();
