import { LANES } from '@tallyport/contracts/topics';
import type pg from 'pg';

/** The name under which checkpoints and parked streams know the reactor. */
export const CONSUMER = 'reactor';

export interface LanePlace {
  readonly lane: number;
  readonly position: number;
  /** Last position of the lane in the log. */
  readonly head: number;
}

/** Where the reactor stands in each lane. PostgreSQL decides; Kafka's offsets only save time. */
export class Checkpoints {
  constructor(private readonly pool: pg.Pool) {}

  /** Gives each lane a checkpoint where it has none. After a restore positions stay true: log and checkpoints were restored together. */
  async open(epoch: string): Promise<void> {
    await this.pool.query(
      `insert into consumer.checkpoint (consumer, lane, epoch) select $1, lane, $2 from generate_series(0, $3::int - 1) as lane
       on conflict (consumer, lane) do update set epoch = excluded.epoch where checkpoint.epoch <> excluded.epoch`,
      [CONSUMER, epoch, LANES],
    );
  }

  async position(lane: number): Promise<number> {
    const { rows } = await this.pool.query<{ position: number }>({
      name: 'reactor-position',
      text: 'select position from consumer.checkpoint where consumer = $1 and lane = $2',
      values: [CONSUMER, lane],
    });
    const [place] = rows;
    if (!place) throw new Error(`lane ${lane} has no checkpoint`);
    return place.position;
  }

  /** Moves a lane on, if it still stands where it did. False: somebody else moved it, or the log began a new epoch. */
  async advance(epoch: string, lane: number, from: number, to: number): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'reactor-advance',
      text: 'update consumer.checkpoint set position = $5 where consumer = $1 and lane = $2 and epoch = $3 and position = $4',
      values: [CONSUMER, lane, epoch, from, to],
    });
    return rowCount === 1;
  }

  async places(): Promise<LanePlace[]> {
    const { rows } = await this.pool.query<LanePlace>({
      name: 'reactor-places',
      text: `select c.lane, c.position, coalesce(h.position, 0) as head from consumer.checkpoint c
        left join lateral (select position from event_store.log l where l.lane = c.lane order by position desc limit 1) h on true
        where c.consumer = $1 order by c.lane`,
      values: [CONSUMER],
    });
    return rows;
  }
}
