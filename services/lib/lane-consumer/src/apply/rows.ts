import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type pg from 'pg';
import { keepParked, type Member, parkedLane, reasonOf, type StreamRef, unpark } from '../parking.js';
import type { Supply } from '../supply.js';
import type { Step } from './apply.js';
import { type HeldLane, inLane } from './held-lane.js';

/** `together`: a run is applied as one, which is fast. `one by one`: each event in a savepoint, so that a bad one can be parked. */
export type ApplyMode = 'together' | 'one by one';

/** One event of the run cannot be applied. The transaction is undone and repeated one by one. */
export class BatchFailed extends Error {
  constructor(cause: unknown) {
    super('an event cannot be applied', { cause });
    this.name = 'BatchFailed';
  }
}

/** A consumer whose events become rows. */
export interface RowConsumer {
  readonly consumer: string;
  readonly pool: pg.Pool;
  /**
   * Writes a run that follows `held.position`, never an empty one, and moves the checkpoint to its end as the last thing, by
   * `moveLane` or a statement that compares and sets as that does. May throw {@link BatchFailed} when it was called for all together.
   */
  write(held: HeldLane, run: readonly LoggedEvent[], mode: ApplyMode): Promise<void>;
}

/** A step in one transaction: the checkpoint's lock, the question to the log, the rows, the checkpoint. */
export async function stepWithRows(consumer: RowConsumer, lane: number, supply: Supply): Promise<Step> {
  const step = (mode: ApplyMode) =>
    inLane(
      consumer.pool,
      { consumer: consumer.consumer, lane },
      (client) => supply.ask(client, lane),
      async (held, runAfter) => {
        const run = await runAfter(held.position);
        const last = run.at(-1);
        if (!last) return { position: held.position, applied: 0 };
        await consumer.write(held, run, mode);
        return { position: last.position, applied: run.length };
      },
    );
  return step('together').catch((error: unknown) => {
    if (error instanceof BatchFailed) return step('one by one');
    throw error;
  });
}

/** A parked stream could not be applied once more: it stays parked, with the reason of today. */
export class StillParked extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = 'StillParked';
  }
}

/**
 * Lets a parked stream go on: `reapply` applies it anew in the lane's transaction, and throws {@link StillParked} where that
 * still cannot be done. Answers the outcome in a few words, and the lane if the stream was released.
 */
export async function releaseRows(
  pool: pg.Pool,
  member: Member,
  stream: StreamRef,
  reapply: (held: HeldLane) => Promise<void>,
): Promise<{ readonly outcome: string; readonly lane: number | null }> {
  const lane = await parkedLane(pool, member, stream);
  if (lane === null) return { outcome: 'not parked', lane };
  try {
    await inLane(
      pool,
      { consumer: member.consumer, lane },
      () => Promise.resolve(),
      async (held) => {
        await unpark(held.client, member, stream);
        await reapply(held);
      },
    );
  } catch (error) {
    if (!(error instanceof StillParked)) throw error;
    await keepParked(pool, member, stream, error.message);
    return { outcome: `still parked: ${error.message}`, lane: null };
  }
  return { outcome: 'released', lane };
}
