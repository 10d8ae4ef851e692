import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { statement, Tables } from '../tables.js';
import { CONSUMER, type HeldLane } from './lane-transaction.js';

const REASON_LIMIT = 500;

const parkStream = statement(
  'park',
  () => `
insert into consumer.parked (consumer, projection, org_id, stream_id, from_position, stream_position, reason, lane)
values ('${CONSUMER}', $1, $2, $3, $4, $5, $6, $7)
on conflict (consumer, projection, org_id, stream_id) do update set reason = excluded.reason`,
);

/** Notes that a read model cannot go on with a stream from this event on. A rebuild parks under a name of its own. */
export async function park(held: Pick<HeldLane, 'client' | 'lane'>, member: string, logged: LoggedEvent, reason: string): Promise<void> {
  await new Tables(held.client, '').query(parkStream, [
    member,
    logged.orgId,
    logged.streamId,
    logged.position,
    logged.streamPosition,
    reason.slice(0, REASON_LIMIT),
    held.lane,
  ]);
}
