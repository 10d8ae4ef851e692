import { LANES } from '@tallyport/contracts/topics';
import type pg from 'pg';
import { statement, Tables } from '../tables.js';
import { currentEpoch } from './checkpoint.js';
import { CONSUMER } from './lane-transaction.js';
import type { Lanes } from './lanes.js';
import { missingMembers } from './members.js';
import { requestRebuild } from './requests.js';

export interface LaneLag {
  readonly lane: number;
  readonly head: number;
  readonly position: number;
}

const lookAtLanes = statement(
  'watch-lanes',
  () => `
select n.lane, coalesce(h.position, 0) as head, c.position
from generate_series(0, ${LANES - 1}) as n(lane)
cross join lateral (
  select position from consumer.checkpoint where consumer = '${CONSUMER}' and lane = n.lane limit 1) c
left join lateral (
  select position from event_store.log where lane = n.lane order by position desc limit 1) h on true`,
);

/** Where each lane of the log ends, and where it stands here. */
export function observeLanes(pool: pg.Pool): Promise<LaneLag[]> {
  return new Tables(pool, '').query<LaneLag & object>(lookAtLanes, []);
}

/**
 * Looks every two seconds whether a lane stands still behind the log's head: then its messages were lost (a wiped topic,
 * a truncated one) and it fills itself. A lane that is behind but moves is left to Kafka.
 */
export class Watch {
  private readonly before: Map<number, number>;

  /** `seen` is where the lanes stood at the start: those that are behind already are filled by the first look. */
  constructor(
    private readonly lanes: Lanes,
    private readonly onNewEpoch: () => void,
    seen: readonly LaneLag[] = [],
  ) {
    this.before = new Map(seen.map(({ lane, position }) => [lane, position]));
  }

  async look(): Promise<void> {
    const { pool, epoch, projections, metrics, log } = this.lanes.options;
    if ((await currentEpoch(pool)) !== epoch) return this.onNewEpoch();
    for (const missing of await missingMembers(pool, projections)) await requestRebuild(pool, missing);
    const seen = await observeLanes(pool);
    for (const { lane, head, position } of seen) {
      metrics.lag.set({ lane: String(lane) }, Math.max(0, head - position));
      const standsStill = this.before.get(lane) === position;
      this.before.set(lane, position);
      if (head <= position || !standsStill) continue;
      log.info({ lane, position, head }, 'no message came; the lane is filled from the log');
      await this.lanes.fill(lane);
    }
    await this.countParked();
  }

  private async countParked(): Promise<void> {
    const { pool, metrics, log } = this.lanes.options;
    const { rows } = await pool.query<{ projection: string; count: number }>(
      'select projection, count(*)::int as count from consumer.parked where consumer = $1 group by projection',
      [CONSUMER],
    );
    metrics.parked.reset();
    for (const { projection, count } of rows) {
      metrics.parked.set({ projection }, count);
      log.error({ projection, streams: count }, 'a read model has parked streams');
    }
  }
}
