import { setTimeout as sleep } from 'node:timers/promises';
import { LoggedEvent } from '@tallyport/contracts/envelope';
import { backoffMs } from '@tallyport/runtime/backoff';
import type { LaneBatch } from '@tallyport/runtime/kafka/lane-consumer';
import type { Lanes } from './lanes.js';
import type { ProjectorMetrics } from './metrics.js';

/** Hands the messages of one batch to their lane, and tries again for as long as the lane is this process's own. */
export async function consumeBatch(lanes: Lanes, batch: LaneBatch): Promise<void> {
  const { epoch, log, metrics } = lanes.options;
  const messages = batch.values.flatMap((value) => readMessage(value, { lane: batch.lane, epoch, metrics }));
  for (let attempt = 0; batch.isMine(); attempt++) {
    try {
      await lanes.take(batch.lane, messages, () => batch.heartbeat());
      return;
    } catch (error) {
      log.warn({ err: error, lane: batch.lane, attempt }, 'a batch was not applied; it is tried again');
      await sleep(backoffMs(attempt, 100, 2_000));
      await batch.heartbeat();
    }
  }
}

/**
 * Reads one message, or drops it: unreadable text, another epoch, a lane that is not its own. Nothing is lost by that:
 * the next message names the position before it, and the lane's head is compared with the log every two seconds.
 */
function readMessage(value: string, { lane, epoch, metrics }: { lane: number; epoch: string; metrics: ProjectorMetrics }): LoggedEvent[] {
  const message = LoggedEvent.safeParse(jsonOf(value));
  const refusal = !message.success ? 'unreadable' : message.data.epoch !== epoch ? 'epoch' : message.data.lane !== lane ? 'lane' : null;
  if (refusal !== null || !message.success) {
    metrics.refused.inc({ why: refusal ?? 'unreadable' });
    return [];
  }
  return [message.data];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
