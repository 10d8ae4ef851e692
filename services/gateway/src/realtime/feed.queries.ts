import { LANES } from '@tallyport/contracts/topics';
import type pg from 'pg';

/** Changes of kept rows are followed like one more lane, which has a table and a writer of its own. */
export const KEPT_LANE = LANES;
/** What the entries of that lane say of themselves in the place of an event's type. */
export const KEPT_CHANGED = 'kept.changed';

/** A row of the change feed: a hint of what changed, and for progress the little it says. */
export interface FeedRow {
  readonly lane: number;
  readonly feed_position: number;
  readonly org_id: string;
  readonly job_id: string | null;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly event_type: string;
  readonly data: Record<string, unknown> | null;
}

/** The last feed position of each lane that somebody has seen. */
export type LaneCursor = ReadonlyMap<number, number>;

/** The epoch in which the log is numbered: another one after a restore, when places of before mean nothing any more. */
export async function feedEpoch(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>({ name: 'feed-epoch', text: 'select epoch from event_store.relay_state' });
  const [state] = rows;
  if (!state) throw new Error('the log has no state row');
  return state.epoch;
}

/** The key with which places are sealed for clients. */
export async function feedKey(pool: pg.Pool): Promise<Buffer> {
  const { rows } = await pool.query<{ key: Buffer }>('select key from gateway.feed_key');
  const [row] = rows;
  if (!row) throw new Error('there is no key for the feed');
  return row.key;
}

/** Where the feed ends in each lane, counted by the projector in the transaction of the rows; that of kept changes by the relay. */
export async function feedHeads(pool: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ lane: number; feed_position: number }>(
    `select lane, feed_position from consumer.checkpoint where consumer = 'projector'
     union all select ${KEPT_LANE}, feed_position from kept.change_feed_state`,
  );
  return new Map(rows.map((row) => [row.lane, row.feed_position]));
}

const COLUMNS = 'f.lane, f.feed_position, f.org_id, f.job_id, f.stream_id, f.stream_position, f.event_type, f.data';
/** A change of kept rows in the same columns: its table in the place of the stream, its row in that of the job. */
const KEPT_COLUMNS = `${KEPT_LANE}, k.feed_position, k.org_id, k.row_id, k.kept_table, 0, '${KEPT_CHANGED}', null::json`;

/** What came after a cursor, in the order of each lane, at most `limit` rows a lane. All organisations: whoever calls this filters. */
export async function feedAfter(pool: pg.Pool, cursor: LaneCursor, limit: number): Promise<FeedRow[]> {
  const lanes = [...cursor.keys()].filter((lane) => lane !== KEPT_LANE);
  const { rows } = await pool.query<FeedRow>({
    name: 'feed-after',
    text: `select ${COLUMNS} from unnest($1::smallint[], $2::bigint[]) as c(lane, after)
      cross join lateral (
        select * from read_model.change_feed where lane = c.lane and feed_position > c.after order by feed_position limit $3) f
      union all (select ${KEPT_COLUMNS} from kept.change_feed k where k.feed_position > $4::bigint order by k.feed_position limit $3)`,
    values: [lanes, lanes.map((lane) => cursor.get(lane) ?? 0), limit, cursor.get(KEPT_LANE) ?? 0],
  });
  return rows;
}

/** What one organisation missed between two cursors, or null when the feed is not kept that far back or it is too much to send. */
export async function missedBetween(
  pool: pg.Pool,
  orgId: string,
  from: LaneCursor,
  to: LaneCursor,
  limit: number,
): Promise<FeedRow[] | null> {
  const lanes = [...to.keys()].filter((lane) => (from.get(lane) ?? 0) < (to.get(lane) ?? 0));
  if (lanes.length === 0) return [];
  const bounds = [lanes, lanes.map((lane) => from.get(lane) ?? 0), lanes.map((lane) => to.get(lane) ?? 0)];
  const [complete, missed] = await Promise.all([
    pool.query<{ complete: boolean }>({
      name: 'feed-complete',
      text: `select bool_and(exists (
          select from read_model.change_feed f where f.lane = c.lane and f.feed_position = c.after + 1)
          or c.lane = ${KEPT_LANE} and exists (select from kept.change_feed k where k.feed_position = c.after + 1)) as complete
        from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as c(lane, after, until)`,
      values: bounds,
    }),
    pool.query<FeedRow>({
      name: 'feed-missed',
      text: `select ${COLUMNS} from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as c(lane, after, until)
        join read_model.change_feed f on f.lane = c.lane and f.feed_position > c.after and f.feed_position <= c.until
        where f.org_id = $4
        union all
        select ${KEPT_COLUMNS} from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as c(lane, after, until)
        join kept.change_feed k on c.lane = ${KEPT_LANE} and k.feed_position > c.after and k.feed_position <= c.until
        where k.org_id = $4 order by lane, feed_position limit $5`,
      values: [...bounds, orgId, limit + 1],
    }),
  ]);
  return complete.rows[0]?.complete === true && missed.rows.length <= limit ? missed.rows : null;
}
