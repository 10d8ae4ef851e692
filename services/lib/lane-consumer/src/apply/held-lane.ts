import { withClient } from '@tallyport/database/with-client';
import { failPoint } from '@tallyport/runtime/fail-point';
import type pg from 'pg';
import { parkedKey } from '../parking.js';

/** A lane while this transaction alone may move it. */
export interface HeldLane {
  readonly client: pg.PoolClient;
  readonly consumer: string;
  readonly lane: number;
  readonly position: number;
  /** The parts of the consumer that have applied everything up to `position`. */
  readonly members: readonly string[];
  /** {@link parkedKey} of what is parked. */
  readonly parked: ReadonlySet<string>;
}

/** A lane of one consumer, whose name is a word of the program. */
export interface LaneOf {
  readonly consumer: string;
  readonly lane: number;
}

/** How long a transaction may stand still before the database ends it and another process gets the lane. */
const STANDSTILL_MS = 3_000;
/** Longer than a standstill, so that who waits gets the lane, and shorter than a pool waits for any answer. */
const WAIT_FOR_LANE_MS = 4_000;

/**
 * One transaction of one lane. It begins by locking the lane's checkpoint, so that of several processes one works at a time;
 * what waits longer than a few seconds for a process that stands still gets the lane, since the database ends that process's
 * transaction. What `ask` asks goes with the lock to the database, in one round trip where the pool is pipelined.
 */
export async function inLane<Asked, Result>(
  pool: pg.Pool,
  laneOf: LaneOf,
  ask: (client: pg.PoolClient) => Promise<Asked>,
  work: (held: HeldLane, asked: Asked) => Promise<Result>,
): Promise<Result> {
  const result = await withClient(pool, async (client) => {
    try {
      const [held, asked] = await both(begin(client, laneOf), ask(client));
      const done = await work(held, asked);
      await failPoint('lane.before-commit');
      await client.query('commit');
      return done;
    } catch (error) {
      // Where the connection is lost, the server has undone the transaction itself.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
  await failPoint('lane.after-commit');
  return result;
}

/** Waits for both, so that nothing of the transaction is on its way any more; what went wrong first is told. */
async function both<First, Second>(first: Promise<First>, second: Promise<Second>): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

async function begin(client: pg.PoolClient, { consumer, lane }: LaneOf): Promise<HeldLane> {
  const where = `consumer = '${consumer}' and lane = ${Math.trunc(lane)}`;
  const results = (await client.query(`begin;
    set local idle_in_transaction_session_timeout = ${STANDSTILL_MS};
    set local lock_timeout = ${WAIT_FOR_LANE_MS};
    select position, members from consumer.checkpoint where ${where} for update;
    select projection, org_id, stream_id from consumer.parked where ${where}`)) as unknown as pg.QueryResult[];
  const [checkpoint] = (results.at(-2)?.rows ?? []) as { position: number; members: string[] }[];
  const parked = (results.at(-1)?.rows ?? []) as { projection: string; org_id: string; stream_id: string }[];
  if (!checkpoint) throw new Error(`lane ${lane} has no checkpoint`);
  const keys = parked.map((row) => parkedKey(row.projection, { orgId: row.org_id, streamId: row.stream_id }));
  return { client, consumer, lane, ...checkpoint, parked: new Set(keys) };
}
