import { memberName, type Projection, type StreamRef } from '../projection.js';
import { DatabaseTrouble, statement, Tables } from '../tables.js';
import { Applier } from './apply.js';
import { advance } from './checkpoint.js';
import { CONSUMER, inLane, parkedKey } from './lane-transaction.js';
import type { Lanes } from './lanes.js';
import { readEvent } from './read-event.js';
import { eventsOfStream } from './read-log.js';

const findParked = statement(
  'release-find',
  () => `select lane from consumer.parked where consumer = '${CONSUMER}' and projection = $1 and org_id = $2 and stream_id = $3`,
);

const unpark = statement(
  'release-unpark',
  () => `delete from consumer.parked where consumer = '${CONSUMER}' and projection = $1 and org_id = $2 and stream_id = $3`,
);

const keepParked = statement(
  'release-keep',
  () => `update consumer.parked set reason = $4 where consumer = '${CONSUMER}' and projection = $1 and org_id = $2 and stream_id = $3`,
);

/**
 * Tells a parked stream again from the log, up to where its lane stands, and lets it go on. When it still cannot be
 * applied it stays parked with the reason of today. Answers with the outcome in a few words.
 */
export async function release(lanes: Lanes, projection: Projection, stream: StreamRef): Promise<string> {
  const { pool } = lanes.options;
  const key = [memberName(projection), stream.orgId, stream.streamId];
  const [parked] = await new Tables(pool, '').query<{ lane: number }>(findParked, key);
  if (!parked) return 'not parked';
  try {
    await inLane(pool, parked.lane, async (held) => {
      const still = new Set(held.parked);
      const tables = new Tables(held.client, '');
      await new Applier(held, projection, still, 'together').tellAgain(stream, held.position);
      await tables.query(unpark, key);
      still.delete(parkedKey(memberName(projection), stream.orgId, stream.streamId));
      // The feed tells of the stream's last event once more: its old positions were not shown by this read model.
      const last = (await eventsOfStream(tables, stream, held.position)).at(-1);
      const live = lanes.options.projections.filter((one) => held.members.includes(memberName(one)));
      await advance(held, lanes.options.epoch, live, last ? [readEvent(last)] : [], still);
    });
  } catch (error) {
    if (error instanceof DatabaseTrouble) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await new Tables(pool, '').query(keepParked, [...key, reason.slice(0, 500)]);
    return `still parked: ${reason}`;
  }
  lanes.bell.ring(parked.lane);
  return 'released';
}
