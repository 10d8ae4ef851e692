import type { HeldLane } from '@tallyport/lane-consumer/apply/held-lane';
import { Fenced } from '@tallyport/lane-consumer/checkpoints';
import { parkedKey } from '@tallyport/lane-consumer/parking';
import { memberName, type Projection } from '../projection.js';
import { statement, Tables } from '../tables.js';
import { feedRowsOf } from './change-feed.js';
import { CONSUMER } from './members.js';
import type { ReadEvent } from './read-event.js';

/** The checkpoint by compare-and-set; the feed and `applied` grow only if it moved. $3 is where the lane stood. */
const advanceLane = statement(
  'lane-advance',
  () => `
with moved as (
  update consumer.checkpoint set position = $4, feed_position = feed_position + $5, members = $6
  where consumer = '${CONSUMER}' and lane = $1 and epoch = $2 and position = $3
  returning feed_position - $5 as before
), fed as (
  insert into read_model.change_feed (lane, feed_position, org_id, job_id, stream_id, stream_position, event_type, data)
  select $1, m.before + f.n, f.org_id, f.job_id, f.stream_id, f.stream_position, f.event_type, f.data
  from moved m, json_to_recordset($7::json) as f(n int, org_id uuid, job_id uuid, stream_id text, stream_position int, event_type text, data json)
), noted as (
  insert into read_model.applied as a (org_id, stream_id, stream_position, position)
  select s.org_id, s.stream_id, s.stream_position, s.position
  from moved, json_to_recordset($8::json) as s(org_id uuid, stream_id text, stream_position int, position bigint)
  on conflict (org_id, stream_id) do update set stream_position = excluded.stream_position, position = excluded.position
  where a.stream_position < excluded.stream_position
)
select count(*)::int as moved from moved`,
);

/** Moves the lane to the end of a run that was applied. Throws {@link Fenced} when it does not stand where it was held. */
export async function advance(
  held: HeldLane,
  epoch: string,
  live: readonly Projection[],
  run: readonly ReadEvent[],
  parked: ReadonlySet<string>,
): Promise<void> {
  const feed = feedRowsOf(run);
  const applied = run
    .map(({ logged }) => logged)
    .filter(({ orgId, streamId }) => !live.some((one) => parked.has(parkedKey(memberName(one), { orgId, streamId }))));
  const streams = new Map(applied.map((logged) => [`${logged.orgId}/${logged.streamId}`, logged]));
  const rows = [...streams.values()].map((logged) => ({
    org_id: logged.orgId,
    stream_id: logged.streamId,
    stream_position: logged.streamPosition,
    position: logged.position,
  }));
  const position = Math.max(held.position, run.at(-1)?.logged.position ?? 0);
  const values = [held.lane, epoch, held.position, position, feed.length, live.map(memberName), JSON.stringify(feed), JSON.stringify(rows)];
  const [answer] = await new Tables(held.client, '').query<{ moved: number }>(advanceLane, values);
  if (answer?.moved !== 1) throw new Fenced(held.lane);
}
