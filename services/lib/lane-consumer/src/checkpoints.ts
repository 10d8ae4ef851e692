import { LANES } from '@tallyport/contracts/topics';
import type pg from 'pg';
import type { Queryable } from './messages-in-log.js';

/** Where a consumer stands in a lane, and where the lane ends. */
export interface LanePlace {
  readonly lane: number;
  readonly position: number;
  /** Last position of the lane in the log, 0 for none. */
  readonly head: number;
}

/** A move of a lane's checkpoint, which happens only from where the lane was seen, in the epoch that the process serves. */
export interface Move {
  readonly consumer: string;
  readonly lane: number;
  readonly epoch: string;
  readonly from: number;
  readonly to: number;
}

/** Somebody else moved the lane, or the log began a new epoch: nothing of this transaction may stand. */
export class Fenced extends Error {
  constructor(lane: number) {
    super(`lane ${lane} was moved by another process, or the log began a new epoch`);
    this.name = 'Fenced';
  }
}

const PLACES = {
  name: 'lane-places',
  text: `
select n.lane, c.position, coalesce(h.position, 0) as head
from generate_series(0, ${LANES - 1}) as n(lane)
cross join lateral (select position from consumer.checkpoint where consumer = $1 and lane = n.lane limit 1) c
left join lateral (select position from event_store.log where lane = n.lane order by position desc limit 1) h on true
order by n.lane`,
};

const POSITION = { name: 'lane-position', text: 'select position from consumer.checkpoint where consumer = $1 and lane = $2' };

const MOVE = {
  name: 'lane-move',
  text: 'update consumer.checkpoint set position = $5 where consumer = $1 and lane = $2 and epoch = $3 and position = $4',
};

/**
 * Gives each lane a checkpoint where it has none; `members` are the parts of the consumer that have missed nothing so far.
 * After a restore the log goes on in a new epoch; positions stay true, since log and checkpoints were restored together.
 */
export async function openCheckpoints(pool: pg.Pool, consumer: string, epoch: string, members: readonly string[] = []): Promise<void> {
  await pool.query(
    `insert into consumer.checkpoint (consumer, lane, epoch, members) select $1, lane, $2, $3 from generate_series(0, $4::int - 1) as lane
     on conflict (consumer, lane) do update set epoch = excluded.epoch where checkpoint.epoch <> excluded.epoch`,
    [consumer, epoch, members, LANES],
  );
}

/** Every lane of a consumer, in order. */
export async function lanePlaces(client: Queryable, consumer: string): Promise<LanePlace[]> {
  const { rows } = await client.query<LanePlace>({ ...PLACES, values: [consumer] });
  return rows;
}

export async function lanePosition(client: Queryable, consumer: string, lane: number): Promise<number> {
  const { rows } = await client.query<{ position: number }>({ ...POSITION, values: [consumer, lane] });
  const [place] = rows;
  if (!place) throw new Error(`lane ${lane} has no checkpoint`);
  return place.position;
}

/** False: the lane does not stand where it was seen, or the log began a new epoch. */
export async function moveLane(client: Queryable, { consumer, lane, epoch, from, to }: Move): Promise<boolean> {
  const { rowCount } = await client.query({ ...MOVE, values: [consumer, lane, epoch, from, to] });
  return rowCount === 1;
}
