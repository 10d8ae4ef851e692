import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { eventsOfStream } from '@tallyport/event-store/read-log';
import { failPoint } from '@tallyport/runtime/fail-point';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { Fenced, lanePosition, moveLane } from '../checkpoints.js';
import { type Member, park, parkedLane, reasonOf, type StreamRef, unpark } from '../parking.js';
import type { Supply } from '../supply.js';
import type { Apply, Step } from './apply.js';

/** A consumer whose events bring something about beyond the database. */
export interface EffectConsumer extends Member {
  readonly pool: pg.Pool;
  /** Whether events of this type bring anything about. */
  handles(type: string): boolean;
  /** Does what follows from an event. It may be called more than once for the same event, and must come to the same. */
  bringAbout(event: LoggedEvent): Promise<void>;
  /** True when trying again cannot help: the event's stream is parked. Anything else stops the lane until it works. */
  isPoison(error: unknown): boolean;
}

/**
 * Brings about what follows from each event, then moves the checkpoint. A crash in between brings it about once more. No
 * transaction is open meanwhile: the other side may take its time.
 */
export class Effects implements Apply {
  constructor(
    private readonly consumer: EffectConsumer,
    private readonly epoch: string,
    private readonly log: Log,
  ) {}

  async step(lane: number, supply: Supply): Promise<Step> {
    const { pool, consumer } = this.consumer;
    const [from, runAfter] = await Promise.all([lanePosition(pool, consumer, lane), supply.ask(pool, lane)]);
    const run = await runAfter(from);
    let reached = from;
    try {
      for (const event of run) {
        await this.bringAboutOrPark(event);
        reached = event.position;
      }
    } catch (error) {
      await this.moveOn(lane, from, reached);
      throw error;
    }
    await this.moveOn(lane, from, reached);
    return { position: reached, applied: run.length };
  }

  /** Another process may have moved the lane meanwhile: it brought about the same, which is harmless. */
  private async moveOn(lane: number, from: number, to: number): Promise<void> {
    if (to === from) return;
    const { pool, consumer } = this.consumer;
    await failPoint('lane.before-checkpoint');
    if (await moveLane(pool, { consumer, lane, epoch: this.epoch, from, to })) return;
    if ((await lanePosition(pool, consumer, lane)) === from) throw new Fenced(lane);
  }

  private async bringAboutOrPark(event: LoggedEvent): Promise<void> {
    const { consumer } = this;
    if (!consumer.handles(event.type) || (await parkedLane(consumer.pool, consumer, event)) !== null) return;
    try {
      await consumer.bringAbout(event);
    } catch (error) {
      if (!consumer.isPoison(error)) throw error;
      this.log.error({ err: error, stream: event.streamId, position: event.position }, 'an event cannot be used; its stream is parked');
      await park(consumer.pool, consumer, event, reasonOf(error));
    }
  }
}

/**
 * Lets a parked stream go on from the event on which it stopped. What still cannot be used is parked again, with the reason of
 * today. Answers the outcome in a few words.
 */
export async function releaseEffects(consumer: EffectConsumer, stream: StreamRef): Promise<string> {
  const from = await unpark(consumer.pool, consumer, stream);
  if (from === null) return 'not parked';
  for (const event of await eventsOfStream(consumer.pool, stream.orgId, stream.streamId, from)) {
    if (!consumer.handles(event.type)) continue;
    try {
      await consumer.bringAbout(event);
    } catch (error) {
      await park(consumer.pool, consumer, event, reasonOf(error));
      if (!consumer.isPoison(error)) throw error;
      return `still parked: ${reasonOf(error)}`;
    }
  }
  return 'released';
}
