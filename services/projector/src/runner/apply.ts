import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { HeldLane } from '@tallyport/lane-consumer/apply/held-lane';
import { type ApplyMode, BatchFailed } from '@tallyport/lane-consumer/apply/rows';
import { park, parkedKey, reasonOf, type StreamRef } from '@tallyport/lane-consumer/parking';
import { memberName, type ProjectedEvent, type Projection } from '../projection.js';
import { DatabaseFailure, Tables } from '../tables.js';
import { CONSUMER } from './members.js';
import { type ReadEvent, readEvent } from './read-event.js';
import { eventsOfStream } from './read-log.js';

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
    private readonly held: Pick<HeldLane, 'client'>,
    private readonly projection: Projection,
    private readonly parked: Set<string>,
    private readonly mode: ApplyMode,
    suffix = '',
  ) {
    this.tables = new Tables(held.client, suffix);
    this.member = `${memberName(projection)}${suffix}`;
  }

  async apply(run: readonly ReadEvent[]): Promise<void> {
    try {
      await this.applyInOrder(run);
    } catch (error) {
      if (error instanceof DatabaseFailure && error.isMissingTable) throw new TablesMissing(this.member);
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
      if (read.kind === 'erasure') await this.guarded(read.logged, () => this.reapply(read.logged, read.logged.position));
      else if (read.kind === 'unreadable' && this.projection.handles(read.logged.type)) await this.park(read.logged, read.reason);
    }
    await this.applyPending(pending);
  }

  /** Forgets a stream and applies it anew from the log. Throws when one of its events cannot be applied. */
  async reapply(stream: StreamRef, upTo: number): Promise<void> {
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
    if (this.mode === 'together') {
      await this.projection.apply(this.tables, events).catch((error: unknown) => {
        throw error instanceof DatabaseFailure ? error : new BatchFailed(error);
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
      if (error instanceof DatabaseFailure) throw error;
      await client.query('rollback to savepoint one_event');
      await this.park(logged, reasonOf(error));
    }
  }

  private async park(logged: LoggedEvent, reason: string): Promise<void> {
    await park(this.held.client, { consumer: CONSUMER, member: this.member }, logged, reason);
    this.parked.add(parkedKey(this.member, logged));
  }

  private isParked(stream: StreamRef): boolean {
    return this.parked.has(parkedKey(this.member, stream));
  }
}
