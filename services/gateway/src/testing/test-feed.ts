import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Writes the change feed as the projector does: rows and the lane's count in one transaction, then the notification. */
export class TestFeed {
  constructor(private readonly owner: pg.Pool) {}

  async add(org: string, count = 1, lane = 3, more: { event_type?: string; data?: unknown } = {}): Promise<string[]> {
    const streams = Array.from({ length: count }, () => `work-order/${randomUUID()}`);
    await this.owner.query(
      `with moved as (
        insert into consumer.checkpoint (consumer, lane, epoch, feed_position) values ('projector', $1, gen_random_uuid(), $2)
        on conflict (consumer, lane) do update set feed_position = checkpoint.feed_position + $2 returning feed_position - $2 as before)
      insert into read_model.change_feed (lane, feed_position, org_id, job_id, stream_id, stream_position, event_type, data)
      select $1, before + n, $3, $6, stream, 1, $5, $7 from moved, unnest($4::text[]) with ordinality as s(stream, n)`,
      [
        lane,
        count,
        org,
        streams,
        more.event_type ?? 'work-order.received',
        randomUUID(),
        more.data === undefined ? null : JSON.stringify(more.data),
      ],
    );
    await this.owner.query(`select pg_notify('tallyport_feed', $1)`, [String(lane)]);
    return streams;
  }

  /** Writes the feed of kept changes as the relay does. */
  async keep(org: string, table: string, row: string | null = null): Promise<void> {
    await this.owner.query(
      `with moved as (update kept.change_feed_state set feed_position = feed_position + 1 returning feed_position)
      insert into kept.change_feed (feed_position, xid, org_id, kept_table, row_id)
      select feed_position, pg_current_xact_id(), $1, $2, $3 from moved`,
      [org, table, row],
    );
    await this.owner.query(`select pg_notify('tallyport_feed', 'kept')`);
  }

  /** As if everything up to here were older than the feed is kept. */
  async forget(): Promise<void> {
    await this.owner.query('delete from read_model.change_feed; delete from kept.change_feed');
  }
}
