import { randomUUID } from 'node:crypto';
import { CheckpointFolder } from '@tallyport/event-store/checkpoint/checkpoint-folder';
import { takeCheckpoints } from '@tallyport/event-store/checkpoint/take-checkpoint';
import type { Temporal } from '@tallyport/temporal/temporal';
import type pg from 'pg';
import { endOpenWorkflows } from './temporal/end-open-workflows.js';
import { setNamespaceEpoch } from './temporal/namespace-epoch.js';
import { NamespaceWitness } from './temporal/namespace-witness.js';

/** Ends every open workflow, since it knows a future that was undone, and begins a new epoch of the log with a topic of its own. */
export async function adoptLog(
  pool: pg.Pool,
  temporal: Temporal,
  checkpointFolder: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const ended = await endOpenWorkflows(temporal, 'the log was restored');
  print(`${ended} open workflows ended`);
  await setNamespaceEpoch(temporal, await beginEpoch(pool, temporal, checkpointFolder, print));
}

/** What was numbered before is in the log and is filled from there; only what comes now goes over the new topic. */
async function beginEpoch(
  pool: pg.Pool,
  temporal: Temporal,
  checkpointFolder: string | undefined,
  print: (line: string) => void,
): Promise<string> {
  const epoch = randomUUID();
  await pool.query(`update event_store.relay_state set epoch = $1, published = position`, [epoch]);
  await pool.query(`update consumer.checkpoint set epoch = $1`, [epoch]);
  print(`epoch ${epoch} began`);
  if (checkpointFolder === undefined) return epoch;
  const signing = { folder: new CheckpointFolder(checkpointFolder), witness: new NamespaceWitness(temporal), now: () => new Date() };
  const signed = await takeCheckpoints(pool, signing);
  print(`the restored log is signed up to position ${signed}`);
  return epoch;
}
