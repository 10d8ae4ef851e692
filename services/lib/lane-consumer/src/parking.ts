import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { Queryable } from './messages-in-log.js';

/** A stream of one organisation. */
export interface StreamRef {
  readonly orgId: string;
  readonly streamId: string;
}

/** Who parks: a consumer, and the part of it that cannot go on with a stream. */
export interface Member {
  readonly consumer: string;
  readonly member: string;
}

const REASON_LIMIT = 500;

const ONE = 'consumer = $1 and projection = $2 and org_id = $3 and stream_id = $4';

const PARK = {
  name: 'park',
  text: `
insert into consumer.parked (consumer, projection, org_id, stream_id, from_position, stream_position, reason, lane)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (consumer, projection, org_id, stream_id) do update set reason = excluded.reason`,
};

const PARKED = { name: 'parked', text: `select lane from consumer.parked where ${ONE}` };
const UNPARK = { name: 'unpark', text: `delete from consumer.parked where ${ONE} returning from_position` };
const KEEP = { name: 'keep-parked', text: `update consumer.parked set reason = $5 where ${ONE}` };

/** What stands for a member's stream in a set of those that are parked. */
export function parkedKey(member: string, { orgId, streamId }: StreamRef): string {
  return `${member} ${orgId}/${streamId}`;
}

/** The words of an error, as a reason why a stream is parked. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, REASON_LIMIT);
}

/** Notes that a member cannot go on with a stream from this event on: its later events wait, all other streams go on. */
export async function park(client: Queryable, { consumer, member }: Member, event: LoggedEvent, reason: string): Promise<void> {
  const { orgId, streamId, position, streamPosition, lane } = event;
  const values = [consumer, member, orgId, streamId, position, streamPosition, reason.slice(0, REASON_LIMIT), lane];
  await client.query({ ...PARK, values });
}

/** The lane of a stream that is parked; null when it is not. */
export async function parkedLane(client: Queryable, member: Member, stream: StreamRef): Promise<number | null> {
  const { rows } = await client.query<{ lane: number }>({ ...PARKED, values: valuesOf(member, stream) });
  return rows[0]?.lane ?? null;
}

/** Takes a stream off the list. Answers the log position from which on its events were not applied; null when it was not parked. */
export async function unpark(client: Queryable, member: Member, stream: StreamRef): Promise<number | null> {
  const { rows } = await client.query<{ from_position: number }>({ ...UNPARK, values: valuesOf(member, stream) });
  return rows[0]?.from_position ?? null;
}

/** Gives a stream that stays parked the reason of today. */
export async function keepParked(client: Queryable, member: Member, stream: StreamRef, reason: string): Promise<void> {
  await client.query({ ...KEEP, values: [...valuesOf(member, stream), reason] });
}

/** How many streams each member has parked; members without any are left out. */
export async function countParked(client: Queryable, consumer: string): Promise<{ member: string; count: number }[]> {
  const { rows } = await client.query<{ member: string; count: number }>(
    'select projection as member, count(*)::int as count from consumer.parked where consumer = $1 group by projection',
    [consumer],
  );
  return rows;
}

function valuesOf({ consumer, member }: Member, { orgId, streamId }: StreamRef): string[] {
  return [consumer, member, orgId, streamId];
}
