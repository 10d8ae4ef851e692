import { createPool } from '@tallyport/database/connect';
import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { serveHealth } from '@tallyport/runtime/health';
import { kafkaAccess, kafkaConfig } from '@tallyport/runtime/kafka/access';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { measureRelay, observeLog } from './gauges.js';
import { Relay } from './relay.js';

async function main(): Promise<void> {
  const config = readConfig({ ...commonConfig, DATABASE_URL: z.string(), ...kafkaConfig }, process.env);
  const log = createLog('relay', config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  armFromEnvironment(process.env);

  const pool = createPool({ url: config.DATABASE_URL, name: 'relay-gauges', size: 1 });
  shutdown.add('pool', () => pool.end());
  const metrics = new Registry();
  const relay = new Relay({ databaseUrl: config.DATABASE_URL, kafka: kafkaAccess(config), log });
  const observe = () => observeLog(pool);
  measureRelay(metrics, observe);
  const health = await serveHealth(config.HEALTH_PORT, metrics, async () => ({
    ready: true,
    details: { active: relay.isActive, ...(await observe()) },
  }));
  shutdown.add('health', () => health.close());
  relay.start();
  shutdown.add('relay', () => relay.stop());
  shutdown.onSignals();
  log.info('relay started');
}

await main();
