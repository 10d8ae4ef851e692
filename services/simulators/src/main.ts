import '@tallyport/runtime/node-guard';
import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { serveHealth } from '@tallyport/runtime/health';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { ModelSimulator } from './model/model-simulator.js';

async function main(): Promise<void> {
  const variables = {
    ...commonConfig,
    MODEL_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535),
    HOST: z.string().default('127.0.0.1'),
  };
  const config = readConfig(variables, process.env);
  const log = createLog('simulators', config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  const model = await ModelSimulator.start(config.MODEL_SIMULATOR_PORT, config.HOST);
  shutdown.add('model', () => model.close());
  const health = await serveHealth(config.HEALTH_PORT, new Registry(), () => ({ ready: true, details: { model: model.baseUrl } }));
  shutdown.add('health', () => health.close());
  shutdown.onSignals();
  log.info('simulators started');
}

await main();
