import { failPoint } from '@tallyport/runtime/fail-point';
import type pg from 'pg';
import { DatabaseTrouble } from '../tables.js';
import { withClient } from './with-client.js';

/** The name under which checkpoints, parked streams and requests know the projector. */
export const CONSUMER = 'projector';

/** A lane while this transaction alone may move it. */
export interface HeldLane {
  readonly client: pg.PoolClient;
  readonly lane: number;
  readonly position: number;
  /** The read models that have applied everything up to `position`. */
  readonly members: readonly string[];
  /** `member org/stream` of what is parked. */
  readonly parked: ReadonlySet<string>;
}

export function parkedKey(member: string, orgId: string, streamId: string): string {
  return `${member} ${orgId}/${streamId}`;
}

/**
 * One transaction of one lane. It begins by locking the lane's checkpoint, so that of several processes one works at a time;
 * what waits longer than a few seconds for a process that stands still gets the lane, since the database ends that
 * process's transaction. All of it goes to the database in one round trip.
 */
export async function inLane<Result>(pool: pg.Pool, lane: number, work: (held: HeldLane) => Promise<Result>): Promise<Result> {
  const result = await withClient(pool, async (client) => {
    try {
      const held = await begin(client, lane);
      const done = await work(held);
      await failPoint('projector.before-commit');
      await client.query('commit');
      return done;
    } catch (error) {
      // Where the connection is lost, the server has undone the transaction itself.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
  await failPoint('projector.after-commit');
  return result;
}

/** How long a transaction may stand still before the database ends it and another process gets the lane. */
const STANDSTILL_MS = 3_000;
/** Longer than a standstill, so that who waits gets the lane, and shorter than the pool waits for any answer. */
const WAIT_FOR_LANE_MS = 4_000;

async function begin(client: pg.PoolClient, lane: number): Promise<HeldLane> {
  const where = `consumer = '${CONSUMER}' and lane = ${Math.trunc(lane)}`;
  try {
    const results = (await client.query(`begin;
      set local idle_in_transaction_session_timeout = ${STANDSTILL_MS};
      set local lock_timeout = ${WAIT_FOR_LANE_MS};
      select position, members from consumer.checkpoint where ${where} for update;
      select projection, org_id, stream_id from consumer.parked where ${where}`)) as unknown as pg.QueryResult[];
    const [checkpoint] = (results.at(-2)?.rows ?? []) as { position: number; members: string[] }[];
    const parked = (results.at(-1)?.rows ?? []) as { projection: string; org_id: string; stream_id: string }[];
    if (!checkpoint) throw new Error(`lane ${lane} has no checkpoint`);
    const keys = parked.map((row) => parkedKey(row.projection, row.org_id, row.stream_id));
    return { client, lane, ...checkpoint, parked: new Set(keys) };
  } catch (error) {
    throw new DatabaseTrouble('begin', error);
  }
}
