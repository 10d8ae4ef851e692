import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type pg from 'pg';
import { CONSUMER } from './checkpoints.js';

/** What the reactor parks under, in the place where the projector names a read model. */
const REACTIONS_MEMBER = 'reactions';

const REASON_LIMIT = 500;

/** Streams that the reactor cannot go on with. Their later events wait; all other streams go on. */
export class Parking {
  constructor(private readonly pool: pg.Pool) {}

  async isParked({ orgId, streamId }: Pick<LoggedEvent, 'orgId' | 'streamId'>): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'reactor-is-parked',
      text: 'select from consumer.parked where consumer = $1 and projection = $2 and org_id = $3 and stream_id = $4',
      values: [CONSUMER, REACTIONS_MEMBER, orgId, streamId],
    });
    return rowCount === 1;
  }

  async park(event: LoggedEvent, reason: string): Promise<void> {
    await this.pool.query(
      `insert into consumer.parked (consumer, projection, org_id, stream_id, from_position, stream_position, reason, lane)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [
        CONSUMER,
        REACTIONS_MEMBER,
        event.orgId,
        event.streamId,
        event.position,
        event.streamPosition,
        reason.slice(0, REASON_LIMIT),
        event.lane,
      ],
    );
  }

  /** Takes a stream off the list. Answers from which log position on its events were not reacted to; null when it is not parked. */
  async release(orgId: string, streamId: string): Promise<number | null> {
    const { rows } = await this.pool.query<{ from_position: number }>(
      'delete from consumer.parked where consumer = $1 and projection = $2 and org_id = $3 and stream_id = $4 returning from_position',
      [CONSUMER, REACTIONS_MEMBER, orgId, streamId],
    );
    return rows[0]?.from_position ?? null;
  }

  async count(): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>('select count(*)::int as count from consumer.parked where consumer = $1', [
      CONSUMER,
    ]);
    return rows[0]?.count ?? 0;
  }
}
