import { z } from 'zod';
import { ensureNamespace } from './servers/temporal-namespace.js';

/** `node namespace.js`: makes the namespace at TEMPORAL_ADDRESS, or brings it to this version, as `npm start` does. May be repeated. */
async function main(): Promise<void> {
  const { TEMPORAL_ADDRESS } = z.object({ TEMPORAL_ADDRESS: z.string().min(1) }).parse(process.env);
  await ensureNamespace(TEMPORAL_ADDRESS);
  process.stdout.write('the namespace is ready\n');
}

await main();
