import { join } from 'node:path';
import { z } from 'zod';
import { runTool } from '../engines/run-tool.js';
import { TALLYPORT_NAMESPACE } from '../servers/temporal-namespace.js';
import { isFile } from './is-file.js';
import { readJson, writeJson } from './json-file.js';
import type { StackAddresses } from './service-environment.js';
import type { StackFolder } from './stack-folder.js';
import { checkout } from './stack-folder.js';

const SEED_ENTRY = join(checkout, 'deploy/local/dist/seed/main.js');

const State = z.object({ seedPending: z.boolean() });

const DemoSignIn = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }));
export type DemoSignIn = z.infer<typeof DemoSignIn>;

/** Remembers that this database is new, so that a start that is cut short is followed by one that seeds. */
export function notePendingSeed(folder: StackFolder): void {
  writeJson(folder.state, { seedPending: true } satisfies z.infer<typeof State>);
}

export function isSeedPending(folder: StackFolder): boolean {
  return readJson(folder.state, State)?.seedPending === true;
}

/** Whether there is something to seed with. */
export async function hasSeed(): Promise<boolean> {
  return await isFile(SEED_ENTRY);
}

/** Fills a new database with the demo organisation. The seed itself may be repeated. */
export async function runSeed(folder: StackFolder, addresses: StackAddresses): Promise<void> {
  const env = {
    DATABASE_URL: addresses.ownerUrl,
    GATEWAY_ADDRESS: `http://127.0.0.1:${addresses.webPort}`,
    TEMPORAL_ADDRESS: addresses.temporal,
    TEMPORAL_NAMESPACE: TALLYPORT_NAMESPACE,
    KAFKA_BROKERS: addresses.kafka,
    BLOB_FOLDER: folder.blobs,
    DEMO_SIGN_IN_FILE: folder.demoSignIn,
  };
  await runTool(process.execPath, [SEED_ENTRY], { env, name: 'The demo data', logFile: join(folder.logs, 'seed.log') });
  writeJson(folder.state, { seedPending: false } satisfies z.infer<typeof State>);
}

/** Answers the accounts that the seed made, the one to show first at the front. */
export function demoSignIn(folder: StackFolder): DemoSignIn {
  return readJson(folder.demoSignIn, DemoSignIn) ?? [];
}
