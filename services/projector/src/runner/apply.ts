import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { memberName, type ProjectedEvent, type Projection, type StreamRef } from '../projection.js';
import { DatabaseTrouble, Tables } from '../tables.js';
import { type HeldLane, parkedKey } from './lane-transaction.js';
import { park } from './park.js';
import { type ReadEvent, readEvent } from './read-event.js';
import { eventsOfStream } from './read-log.js';

/** `together`: a run is applied as one, which is fast. `one by one`: each event in a savepoint, so that a bad one can be parked. */
export type Care = 'together' | 'one by one';

/** One event of the run cannot be applied. The transaction is undone and repeated one by one. */
export class NeedsCare extends Error {
  constructor(cause: unknown) {
    super('an event cannot be applied', { cause });
    this.name = 'NeedsCare';
  }
}

/** The tables of a live read model are not there. It has to leave the lanes until they are made and filled again. */
export class TablesMissing extends Error {
  constructor(readonly member: string) {
    super(`the tables of ${member} are missing`);
    this.name = 'TablesMissing';
  }
}

/** Applies runs of one lane to one read model, live or in a rebuild. `parked` grows as streams are parked. */
export class Applier {
  private readonly tables: Tables;
  private readonly member: string;

  constructor(
    private readonly held: Pick<HeldLane, 'client' | 'lane'>,
    private readonly projection: Projection,
    private readonly parked: Set<string>,
    private readonly care: Care,
    suffix = '',
  ) {
    this.tables = new Tables(held.client, suffix);
    this.member = `${memberName(projection)}${suffix}`;
  }

  async apply(run: readonly ReadEvent[]): Promise<void> {
    try {
      await this.applyInOrder(run);
    } catch (error) {
      if (error instanceof DatabaseTrouble && error.isMissingTable) throw new TablesMissing(this.member);
      throw error;
    }
  }

  private async applyInOrder(run: readonly ReadEvent[]): Promise<void> {
    let pending: ProjectedEvent[] = [];
    for (const read of run) {
      if (this.isParked(read.logged)) continue;
      if (read.kind === 'known' && this.projection.handles(read.event.type)) pending.push(read);
      if (read.kind === 'known' || read.kind === 'unknown' || read.kind === 'erased') continue;
      // What came before is written first: parking and erasing look at the rows.
      await this.applyPending(pending);
      pending = [];
      if (read.kind === 'erasure') await this.guarded(read.logged, () => this.tellAgain(read.logged, read.logged.position));
      else if (read.kind === 'unreadable' && this.projection.handles(read.logged.type)) await this.park(read.logged, read.reason);
    }
    await this.applyPending(pending);
  }

  /** Forgets a stream and applies it anew from the log. Throws when one of its events cannot be applied. */
  async tellAgain(stream: StreamRef, upTo: number): Promise<void> {
    await this.projection.forget(this.tables, stream);
    const events = (await eventsOfStream(this.tables, stream, upTo)).map(readEvent);
    const unreadable = events.find((read) => read.kind === 'unreadable' && this.projection.handles(read.logged.type));
    if (unreadable?.kind === 'unreadable') throw new Error(unreadable.reason);
    const known = events.flatMap((read) =>
      (read.kind === 'known' || read.kind === 'erasure') && this.projection.handles(read.event.type) ? [read] : [],
    );
    if (known.length > 0) await this.projection.apply(this.tables, known);
  }

  private async applyPending(events: readonly ProjectedEvent[]): Promise<void> {
    if (events.length === 0) return;
    if (this.care === 'together') {
      await this.projection.apply(this.tables, events).catch((error: unknown) => {
        throw error instanceof DatabaseTrouble ? error : new NeedsCare(error);
      });
      return;
    }
    for (const event of events) {
      if (!this.isParked(event.logged)) await this.guarded(event.logged, () => this.projection.apply(this.tables, [event]));
    }
  }

  /** Parks the stream of what cannot be applied, and undoes what was written of it. */
  private async guarded(logged: LoggedEvent, work: () => Promise<void>): Promise<void> {
    const { client } = this.held;
    await client.query('savepoint one_event');
    try {
      await work();
      await client.query('release savepoint one_event');
    } catch (error) {
      if (error instanceof DatabaseTrouble) throw error;
      await client.query('rollback to savepoint one_event');
      await this.park(logged, error instanceof Error ? error.message : String(error));
    }
  }

  private async park(logged: LoggedEvent, reason: string): Promise<void> {
    await park(this.held, this.member, logged, reason);
    this.parked.add(parkedKey(this.member, logged.orgId, logged.streamId));
  }

  private isParked({ orgId, streamId }: StreamRef): boolean {
    return this.parked.has(parkedKey(this.member, orgId, streamId));
  }
}
