import type { Actor } from '@tallyport/contracts/actor';
import type pg from 'pg';
import { append } from './append.js';
import { uuidv5 } from './derived-ids.js';
import { streamHead } from './load.js';

export interface Erasure {
  readonly orgId: string;
  readonly streamId: string;
  readonly streamPosition: number;
  readonly reason: string;
  readonly actor: Actor;
  readonly recordedAt: string;
}

const MAX_TRIES = 5;

/** What PostgreSQL says to whatever follows a lost race for a stream position in one transaction. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Removes data and salt of one event and records in the same transaction that this was done: the chain still verifies,
 * and names what is missing. Erasing twice is a success. Answers false when there is no such event.
 */
export async function eraseEvent(pool: pg.Pool, erasure: Erasure): Promise<boolean> {
  const { orgId, streamId, streamPosition } = erasure;
  const { rows } = await pool.query<{ event_id: string; job_id: string | null }>(
    'select event_id, job_id from event_store.event where org_id = $1 and stream_id = $2 and stream_position = $3',
    [orgId, streamId, streamPosition],
  );
  const [event] = rows;
  if (!event) return false;
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    if (await recordAndErase(pool, erasure, event.event_id, event.job_id)) return true;
  }
  throw new Error(`${streamId} grew faster than the erasure could be recorded`);
}

/** False when somebody else appended to the stream at the same moment: nothing happened. */
async function recordAndErase(pool: pg.Pool, erasure: Erasure, eventId: string, jobId: string | null): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await record(client, erasure, eventId, jobId);
    await client.query('select event_store.erase($1, $2)', [erasure.orgId, eventId]);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof Error && 'code' in error && error.code === IN_FAILED_TRANSACTION) return false;
    throw error;
  } finally {
    client.release();
  }
}

async function record(client: pg.PoolClient, erasure: Erasure, eventId: string, jobId: string | null): Promise<void> {
  const { orgId, streamId, reason, actor, recordedAt } = erasure;
  const commandId = uuidv5(eventId, 'erase');
  const known = await client.query('select from event_store.event where event_id = $1', [uuidv5(commandId, '0')]);
  if (known.rowCount === 1) return;
  await append(client, {
    orgId,
    streamId,
    jobId,
    after: await streamHead(client, orgId, streamId),
    events: [{ type: 'stream.erased', data: { eventId, reason } }],
    metadata: { actor, commandId, correlationId: commandId, causationId: eventId, workflowId: null, runId: null },
    recordedAt,
  });
}
