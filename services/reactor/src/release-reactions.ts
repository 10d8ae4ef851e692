import { eventsOfStream } from '@tallyport/event-store/read-log';
import type pg from 'pg';
import { Parking } from './runner/parking.js';
import { isPoison, react } from './runner/react.js';
import type { World } from './world.js';

/**
 * Reacts to a parked stream from the event on which it stopped, and takes it off the list. What still cannot be reacted to
 * is parked again, with the reason of today.
 */
export async function releaseReactions(pool: pg.Pool, world: World, orgId: string, streamId: string): Promise<string> {
  const parking = new Parking(pool);
  const from = await parking.release(orgId, streamId);
  if (from === null) return 'not parked';
  for (const event of await eventsOfStream(pool, orgId, streamId, from)) {
    try {
      await react(world, event);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await parking.park(event, reason);
      if (!isPoison(error)) throw error;
      return `still parked: ${reason}`;
    }
  }
  return 'released';
}
