import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { type LoggedRow, loggedEvent } from '@tallyport/event-store/event-row';
import { LANE_EVENTS, STREAM_EVENTS } from '@tallyport/event-store/read-log';
import type { StreamRef } from '@tallyport/lane-consumer/parking';
import { statement, type Tables } from '../tables.js';

const readLane = statement(LANE_EVENTS.name, () => LANE_EVENTS.text);
const readStream = statement(STREAM_EVENTS.name, () => STREAM_EVENTS.text);

/** The next events of a lane after a position, at most `limit`, in the order of the log. */
export async function eventsOfLane(tables: Tables, lane: number, after: number, upTo: number, limit: number): Promise<LoggedEvent[]> {
  const rows = await tables.query<LoggedRow>(readLane, [lane, after, upTo, limit]);
  return rows.map(loggedEvent);
}

/** The numbered events of a stream up to a log position. */
export async function eventsOfStream(tables: Tables, { orgId, streamId }: StreamRef, upTo: number): Promise<LoggedEvent[]> {
  const rows = await tables.query<LoggedRow>(readStream, [orgId, streamId, 0, upTo]);
  return rows.map(loggedEvent);
}
