import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeOf } from '../../holder.mjs';
import { SHARED_FOLDER } from '../engines/postgres.js';
import { isReachableByOthers, type SystemAccount } from '../engines/system-account.js';

/** The root of the checkout. */
export const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where one stack keeps everything that it has. */
export interface StackFolder {
  readonly path: string;
  readonly blobs: string;
  /** Signed checkpoints of the log: outside the database, so that they can bear witness against it. */
  readonly checkpoints: string;
  /** What the simulator of customs knows. */
  readonly customs: string;
  /** What the simulator of freight systems knows. */
  readonly freight: string;
  /** The mails that the mail simulator took. */
  readonly mail: string;
  /** Where snapshots for a customs interface are laid down. */
  readonly customsExports: string;
  readonly kafka: string;
  readonly logs: string;
  readonly temporalDatabase: string;
  readonly ports: string;
  readonly secrets: string;
  readonly processes: string;
  readonly state: string;
  /** Written by the seed: the accounts to sign in with. */
  readonly demoSignIn: string;
}

/** Answers the folder of this checkout's stack: `TALLYPORT_HOME`, or `.tallyport` in the checkout. */
export function stackFolder(env: NodeJS.ProcessEnv = process.env): StackFolder {
  const path = homeOf(checkout, env);
  return {
    path,
    blobs: join(path, 'blobs'),
    checkpoints: join(path, 'checkpoints'),
    customs: join(path, 'customs-simulator'),
    freight: join(path, 'freight-simulator'),
    mail: join(path, 'mail-simulator'),
    customsExports: join(path, 'customs-exports'),
    kafka: join(path, 'kafka'),
    logs: join(path, 'logs'),
    temporalDatabase: join(path, 'temporal', 'temporal.db'),
    ports: join(path, 'ports.json'),
    secrets: join(path, 'secrets.json'),
    processes: join(path, 'processes.json'),
    state: join(path, 'state.json'),
    demoSignIn: join(path, 'demo-sign-in.json'),
  };
}

/** Where PostgreSQL's data are when the account of the server cannot reach the stack's folder. */
export function sharedPostgresFolder(folder: StackFolder): string {
  const id = createHash('sha256').update(folder.path).digest('hex').slice(0, 12);
  return join(SHARED_FOLDER, 'data', id);
}

/** Answers the folder of PostgreSQL's data. As root it may have to lie outside the stack's folder. */
export async function postgresFolder(folder: StackFolder, account: SystemAccount | undefined): Promise<string> {
  if (account === undefined || (await isReachableByOthers(folder.path))) return join(folder.path, 'postgres');
  return sharedPostgresFolder(folder);
}
