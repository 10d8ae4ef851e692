import { randomUUID } from 'node:crypto';
import { TemporalWorkOrders } from '@tallyport/gateway/platform/temporal/temporal-work-orders';
import { Temporal } from '@tallyport/temporal/temporal';
import { workOrderStreamId } from '@tallyport/workflows/work-order/messages';
import type { Client } from '@temporalio/client';
import type pg from 'pg';
import { JobCommands } from '../replay/job-commands.js';
import type { Timed } from './timed.js';

/**
 * Our side of P7's second figure: a command of a job as the gateway sends it, until it is answered; what it decided stands in
 * the event store by then. The job's workflow runs already, as it does for whoever works on a job.
 */
export class JobUpdates implements Timed {
  private readonly commands = new JobCommands();
  private sent = 0;

  private constructor(
    private readonly workOrders: TemporalWorkOrders,
    private readonly pool: pg.Pool,
  ) {}

  static async open(client: Client, pool: pg.Pool): Promise<JobUpdates> {
    const updates = new JobUpdates(new TemporalWorkOrders(new Temporal(client)), pool);
    await updates.workOrders.send(updates.commands.of('receive'));
    return updates;
  }

  async once(): Promise<number> {
    const command = this.commands.of('assign');
    if (command.type !== 'assign-work-order') throw new Error('a job is assigned by a command of that name');
    const began = performance.now();
    const { streamPosition } = await this.workOrders.send({ ...command, assigneeId: randomUUID() });
    const took = performance.now() - began;
    this.sent += 1;
    if (streamPosition !== this.sent + 1) throw new Error(`update ${this.sent} was recorded at ${streamPosition}`);
    return took;
  }

  /** Throws unless every update stands in the event store. */
  async close(): Promise<void> {
    const { rows } = await this.pool.query<{ count: number }>('select count(*)::int as count from event_store.event where stream_id = $1', [
      workOrderStreamId(this.commands.workOrderId),
    ]);
    if (rows[0]?.count !== this.sent + 1) throw new Error(`${this.sent} updates were answered, ${rows[0]?.count} events are there`);
  }
}
