import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import { type Checkpoint, signCheckpoint } from './checkpoint.js';
import type { CheckpointFolder } from './checkpoint-folder.js';
import { type CheckpointWitness, isConfirmedBy } from './checkpoint-witness.js';
import { digestAfter, markOf } from './log-digest.js';

/** How many events one checkpoint covers at most. */
const MOST = 5_000;

/** "tallyport checkpoint" as a number: one process at a time continues the row of checkpoints. */
const LOCK = 7_411_059;

const NEXT = `select l.position, encode(e.hash, 'hex') as hash from event_store.log l left join event_store.event e on e.seq = l.seq
where l.position > $1 and l.position <= $1 + ${MOST} order by l.position`;

interface Row {
  readonly position: number;
  readonly hash: string | null;
}

/** Where signed checkpoints are kept, and who remembers the newest elsewhere. */
export interface Signing {
  readonly folder: CheckpointFolder;
  readonly witness: CheckpointWitness | null;
  now(): Date;
}

/**
 * Signs what was added to the log since the last checkpoint. Answers how many events are covered now.
 * Reads the new events only: what was signed before is taken from the folder, never again from the database.
 * Throws where the log or the row of checkpoints is damaged: signed, the damage would look genuine.
 */
export async function takeCheckpoints(pool: pg.Pool, signing: Signing): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ epoch: string }>('select epoch from event_store.relay_state');
    const signed = await extend(client, rows[0]?.epoch ?? '', signing);
    await client.query('commit');
    client.release();
    return signed;
  } catch (error) {
    // The open transaction holds the lock: it ends with its connection.
    client.release(true);
    throw error;
  }
}

async function extend(client: pg.ClientBase, epoch: string, { folder, witness, now }: Signing): Promise<number> {
  const key = await folder.key();
  const { checkpoints } = await folder.read();
  const witnessed = (await witness?.last()) ?? null;
  if (!isConfirmedBy(witnessed, epoch, checkpoints)) {
    throw new Error('A checkpoint that was signed is gone, so the log is not signed any further. Run "tallyport verify".');
  }
  let last = checkpoints.findLast((checkpoint) => checkpoint.epoch === epoch) ?? null;
  for (;;) {
    const signedTo: number = last?.to ?? 0;
    const { rows } = await client.query<Row>(NEXT, [signedTo]);
    if (rows.length === 0) break;
    last = sealed(epoch, last, wholeHashes(rows, signedTo), now().toISOString(), key);
    await folder.add(last);
  }
  if (last !== null && last.digest !== witnessed?.digest) await witness?.keep({ epoch, to: last.to, digest: last.digest });
  return last?.to ?? 0;
}

function wholeHashes(rows: readonly Row[], signedTo: number): string[] {
  return rows.map(({ position, hash }, index) => {
    if (hash === null || position !== signedTo + index + 1) {
      throw new Error(`The log is damaged after position ${signedTo + index}, so it is not signed. Run "tallyport verify".`);
    }
    return hash;
  });
}

function sealed(epoch: string, last: Checkpoint | null, hashes: readonly string[], at: string, key: KeyObject): Checkpoint {
  const from = (last?.to ?? 0) + 1;
  const digest = digestAfter(last?.digest ?? null);
  for (const hash of hashes) digest.update(hash, 'hex');
  const content = { epoch, from, to: from + hashes.length - 1, digest: digest.digest('hex'), marks: hashes.map(markOf).join(''), at };
  return signCheckpoint(content, key);
}
