import '@tallyport/runtime/node-guard';
import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { serveHealth } from '@tallyport/runtime/health';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { CustomsSimulator } from './customs/customs-simulator.js';
import { FreightSimulator } from './freight/freight-simulator.js';
import { MailSimulator } from './mail/mail-simulator.js';
import { ModelSimulator } from './model/model-simulator.js';

async function main(): Promise<void> {
  const variables = {
    ...commonConfig,
    MODEL_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535),
    CUSTOMS_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535),
    /** Where customs keeps what it knows; empty keeps it in memory. */
    CUSTOMS_SIMULATOR_FOLDER: z.string().default(''),
    FREIGHT_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535),
    /** Where freight systems keep what they know; empty keeps it in memory. */
    FREIGHT_SIMULATOR_FOLDER: z.string().default(''),
    MAIL_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535),
    MAIL_SIMULATOR_SMTP_PORT: z.coerce.number().int().min(0).max(65_535),
    /** Where mails are kept; empty keeps them in memory. */
    MAIL_SIMULATOR_FOLDER: z.string().default(''),
    HOST: z.string().default('127.0.0.1'),
  };
  const config = readConfig(variables, process.env);
  const log = createLog('simulators', config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  const model = await ModelSimulator.start(config.MODEL_SIMULATOR_PORT, config.HOST);
  shutdown.add('model', () => model.close());
  const customs = await CustomsSimulator.start({
    port: config.CUSTOMS_SIMULATOR_PORT,
    host: config.HOST,
    folder: config.CUSTOMS_SIMULATOR_FOLDER || null,
  });
  shutdown.add('customs', () => customs.close());
  const freight = await FreightSimulator.start({
    port: config.FREIGHT_SIMULATOR_PORT,
    host: config.HOST,
    folder: config.FREIGHT_SIMULATOR_FOLDER || null,
  });
  shutdown.add('freight', () => freight.close());
  const mail = await MailSimulator.start({
    port: config.MAIL_SIMULATOR_PORT,
    smtpPort: config.MAIL_SIMULATOR_SMTP_PORT,
    host: config.HOST,
    folder: config.MAIL_SIMULATOR_FOLDER || null,
  });
  shutdown.add('mail', () => mail.close());
  const health = await serveHealth(config.HEALTH_PORT, new Registry(), () => ({
    ready: true,
    details: { model: model.baseUrl, customs: customs.address, freight: freight.address, mail: mail.address },
  }));
  shutdown.add('health', () => health.close());
  shutdown.onSignals();
  log.info('simulators started');
}

await main();
