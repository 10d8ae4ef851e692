import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type StackFolder, sharedPostgresFolder } from './stack-folder.js';

/** Everything that a stack puts into its folder. Nothing else in there is ever removed. */
const OURS = [
  'blobs',
  'checkpoints',
  'customs-exports',
  'customs-simulator',
  'demo-sign-in.json',
  'freight-simulator',
  'kafka',
  'logs',
  'mail-simulator',
  'ports.json',
  'postgres',
  'postgres.password',
  'postgres.reserve',
  'postgres.unfinished',
  'processes.json',
  'secrets.json',
  'start.json',
  'state.json',
  'temporal',
];

/** Removes the stack's data, and its folder when nothing else is in it. */
export async function removeStackData(folder: StackFolder): Promise<void> {
  for (const name of OURS) await rm(join(folder.path, name), { recursive: true, force: true });
  await rm(sharedPostgresFolder(folder), { recursive: true, force: true });
  await rm(`${sharedPostgresFolder(folder)}.reserve`, { force: true });
  const left = await readdir(folder.path).catch(() => undefined);
  if (left?.length === 0) await rmdir(folder.path);
}
