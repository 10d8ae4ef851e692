import { join } from 'node:path';
import { z } from 'zod';
import { runTool } from '../engines/run-tool.js';
import { isFile } from './is-file.js';
import { readJson, writeJson } from './json-file.js';
import type { StackAddresses } from './service-environment.js';
import type { StackFolder } from './stack-folder.js';
import { checkout } from './stack-folder.js';

const SEED_ENTRY = join(checkout, 'deploy/local/dist/seed/main.js');

const State = z.object({
  seedPending: z.boolean(),
  /** The day from which the demo counts, also for a start that goes on with it later. */
  demoDay: z.iso.date().default(today),
});

const DemoSignIn = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }));
export type DemoSignIn = z.infer<typeof DemoSignIn>;

/** Remembers that this database is new, so that a start that is cut short is followed by one that seeds. */
export function notePendingSeed(folder: StackFolder): void {
  writeState(folder, { seedPending: true, demoDay: today() });
}

export function isSeedPending(folder: StackFolder): boolean {
  return readState(folder)?.seedPending === true;
}

/** Whether there is something to seed with. */
export async function hasSeed(): Promise<boolean> {
  return await isFile(SEED_ENTRY);
}

/** Fills a new database with the demo organisation. The seed itself may be repeated. */
export async function runSeed(folder: StackFolder, addresses: StackAddresses): Promise<void> {
  const demoDay = readState(folder)?.demoDay ?? today();
  const env = seedEnvironment(folder, addresses, demoDay);
  await runTool(process.execPath, [SEED_ENTRY], { env, name: 'The demo data', logFile: join(folder.logs, 'seed.log') });
  writeState(folder, { seedPending: false, demoDay });
}

/** Answers the environment of the seed. */
export function seedEnvironment(folder: StackFolder, addresses: StackAddresses, demoDay: string): Record<string, string> {
  return {
    DATABASE_URL: addresses.ownerUrl,
    GATEWAY_ADDRESS: `http://127.0.0.1:${addresses.webPort}`,
    CUSTOMS_SIMULATOR_ADDRESS: `http://127.0.0.1:${addresses.customs.simulatorPort}`,
    FREIGHT_SIMULATOR_ADDRESS: addresses.freight.variables.FREIGHT_SIMULATOR_ADDRESS,
    INTAKE_ADDRESS: `http://127.0.0.1:${addresses.intakePort}`,
    DEMO_SIGN_IN_FILE: folder.demoSignIn,
    DEMO_DAY: demoDay,
  };
}

/** Answers the accounts that the seed made, the one to show first at the front. */
export function demoSignIn(folder: StackFolder): DemoSignIn {
  return readJson(folder.demoSignIn, DemoSignIn) ?? [];
}

function readState(folder: StackFolder): z.infer<typeof State> | undefined {
  return readJson(folder.state, State);
}

function writeState(folder: StackFolder, state: z.infer<typeof State>): void {
  writeJson(folder.state, state);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
