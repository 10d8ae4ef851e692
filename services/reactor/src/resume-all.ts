import { logHead } from '@tallyport/event-store/read-log';
import type { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import { consumersBehind } from './consumers-at-head.js';
import { processKinds } from './open-processes.js';
import { Refused } from './subcommands/subcommand.js';
import { namespaceEpoch, setNamespaceEpoch } from './temporal/namespace-epoch.js';

/** A consumer fills by itself after two looks of two seconds; one that stands still for this long is not running. */
const PATIENCE_MS = 15_000;

/** Throws {@link Refused} when the workflows of this Temporal belong to another epoch of the log: PostgreSQL was restored. */
export async function requireSameEpoch(pool: pg.Pool, temporal: Temporal): Promise<void> {
  const served = await namespaceEpoch(temporal);
  if (served === null || served === (await logHead(pool)).epoch) return;
  throw new Refused('Temporal serves another epoch of this log: PostgreSQL was restored. Run "tallyport adopt".');
}

/** Gives every open process its workflow. One that runs is left as it is. */
export async function startOpenProcesses(pool: pg.Pool, temporal: Temporal, print: (line: string) => void): Promise<void> {
  for (const kind of processKinds(temporal)) print(`${kind.name}: ${await kind.startAll(pool)} open, all with a workflow`);
}

/** Every consumer goes to the head, every open process gets its workflow. May be repeated at any time: what runs is left as it is. */
export async function resumeAll(pool: pg.Pool, temporal: Temporal, print: (line: string) => void): Promise<boolean> {
  const { epoch, position } = await logHead(pool);
  await setNamespaceEpoch(temporal, epoch);
  await startOpenProcesses(pool, temporal, print);
  const behind = await consumersBehind(pool, position, PATIENCE_MS);
  for (const consumer of behind) print(`The ${consumer} does not move: is it running?`);
  if (behind.length === 0) print(`every consumer has reached position ${position}`);
  return behind.length === 0;
}
