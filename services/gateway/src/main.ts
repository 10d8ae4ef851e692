import '@tallyport/runtime/node-guard';
import { armFromEnvironment } from '@tallyport/runtime/fail-point';
import { Shutdown } from '@tallyport/runtime/shutdown';
import { gatewayConfig } from './config.js';
import { createApp, listen } from './create-app.js';
import { buildParts, closeParts } from './wiring.js';

async function main(): Promise<void> {
  const config = gatewayConfig();
  armFromEnvironment(process.env);
  const parts = buildParts(config);
  const shutdown = new Shutdown(parts.log);
  shutdown.add('parts', () => closeParts(parts));
  const app = await createApp(parts);
  shutdown.add('server', () => app.close());
  shutdown.onSignals();
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  parts.log.info({ port }, 'gateway started');
}

await main();
