import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import type { Apply, Step } from '../apply/apply.js';
import type { HeldLane } from '../apply/held-lane.js';
import { type ApplyMode, BatchFailed, stepWithRows } from '../apply/rows.js';
import { Fenced, moveLane } from '../checkpoints.js';
import { park, parkedKey } from '../parking.js';
import type { Supply } from '../supply.js';

/** The smallest consumer whose events become rows: a line for each event, which nothing keeps from being written twice. */
export const LEDGER = 'ledger';

/** An event with this text in it cannot be written down. */
export const POISON = 'cannot be written down';

export async function makeLedger(database: TestDatabase): Promise<void> {
  await database.pool().query(`
    create table if not exists consumer.ledger (position bigint not null, event_id uuid not null, stream_id text not null, data text);
    grant select, insert on consumer.ledger to tallyport_projector`);
}

export class Ledger implements Apply {
  constructor(
    private readonly pool: pg.Pool,
    private readonly epoch: string,
  ) {}

  step(lane: number, supply: Supply): Promise<Step> {
    return stepWithRows({ consumer: LEDGER, pool: this.pool, write: (...run) => this.write(...run) }, lane, supply);
  }

  private async write(held: HeldLane, run: readonly LoggedEvent[], mode: ApplyMode): Promise<void> {
    const { client, consumer, lane, position: from } = held;
    const parked = new Set(held.parked);
    for (const event of run) {
      if (parked.has(parkedKey(LEDGER, event))) continue;
      const text = JSON.stringify(event.data);
      if (text.includes(POISON)) {
        if (mode === 'together') throw new BatchFailed(new Error(POISON));
        await park(client, { consumer, member: LEDGER }, event, POISON);
        parked.add(parkedKey(LEDGER, event));
        continue;
      }
      const { position, eventId, streamId } = event;
      await client.query('insert into consumer.ledger values ($1, $2, $3, $4)', [position, eventId, streamId, text]);
    }
    const to = run.at(-1)?.position ?? from;
    if (!(await moveLane(client, { consumer, lane, epoch: this.epoch, from, to }))) throw new Fenced(lane);
  }
}
