import '@tallyport/runtime/node-guard';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { createPool } from '@tallyport/database/connect';
import { EventStore } from '@tallyport/event-store/event-store';
import { commonConfig, readConfig } from '@tallyport/runtime/config';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { serveHealth } from '@tallyport/runtime/health';
import { createLog } from '@tallyport/runtime/log';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { Counter, Registry } from 'prom-client';
import { z } from 'zod';
import { doorsOn } from './doors.js';
import { IntakeServer } from './intake-server.js';

const POOL_SIZE = 4;

async function main(): Promise<void> {
  const variables = {
    ...commonConfig,
    /** As the role `tallyport_intake`. */
    DATABASE_URL: z.string(),
    BLOB_FOLDER: z.string(),
    INTAKE_PORT: z.coerce.number().int().min(0).max(65_535),
    HOST: z.string().default('127.0.0.1'),
  };
  const config = readConfig(variables, process.env);
  const log = createLog('intake', config.LOG_LEVEL);
  const shutdown = new Shutdown(log);
  armFromEnvironment(process.env);

  const pool = createPool({ url: config.DATABASE_URL, name: 'intake', size: POOL_SIZE });
  shutdown.add('pool', () => pool.end());
  const metrics = new Registry();
  const requests = new Counter({
    name: 'tallyport_intake_requests_total',
    help: 'What became of what was sent to an address.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const parts = { pool, events: new EventStore(pool), blobs: new FolderBlobStore(config.BLOB_FOLDER), now: () => new Date() };
  const intake = {
    doors: doorsOn(parts),
    counted: (outcome: string) => requests.inc({ outcome }),
  };
  const server = await IntakeServer.start(intake, log, config.INTAKE_PORT, config.HOST);
  shutdown.add('server', () => server.close());
  const health = await serveHealth(config.HEALTH_PORT, metrics, async () => {
    await pool.query('select 1');
    return { ready: true, details: { port: server.port } };
  });
  shutdown.add('health', () => health.close());
  shutdown.onSignals();
  log.info('intake started');
}

await main();
