import { setTimeout as sleep } from 'node:timers/promises';
import { LoggedEvent } from '@tallyport/contracts/envelope';
import { backoffMs } from '@tallyport/runtime/backoff';
import type { LaneBatch } from '@tallyport/runtime/kafka/lane-consumer';
import type { Log } from '@tallyport/runtime/log';
import type { Lanes } from './lanes.js';

export interface ConsumeOptions {
  readonly lanes: Pick<Lanes, 'take'>;
  readonly epoch: string;
  readonly log: Log;
}

/**
 * Hands the messages of one batch to their lane, and tries again for as long as the lane is this process's own: while
 * Temporal is away, events wait here and in the log, and the group hears that this process lives.
 */
export async function consumeBatch({ lanes, epoch, log }: ConsumeOptions, batch: LaneBatch): Promise<void> {
  const messages = batch.values.flatMap(readMessage).filter((message) => message.epoch === epoch && message.lane === batch.lane);
  for (let attempt = 0; messages.length > 0 && batch.isMine(); attempt++) {
    try {
      await beating(batch, () => lanes.take(batch.lane, messages));
      return;
    } catch (error) {
      log.warn({ err: error, lane: batch.lane, attempt }, 'a batch was not reacted to; it is tried again');
      await sleep(backoffMs(attempt, 100, 2_000));
    }
  }
}

const BEAT_MS = 1_000;

/** A reaction may wait for Temporal longer than the group waits for a sign of life. */
async function beating<T>(batch: LaneBatch, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void batch.heartbeat().catch(() => undefined), BEAT_MS);
  try {
    await batch.heartbeat();
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** A message that cannot be read is dropped: the next one names the position before it, and the log has the event. */
function readMessage(value: string): LoggedEvent[] {
  try {
    return [LoggedEvent.parse(JSON.parse(value))];
  } catch {
    return [];
  }
}
