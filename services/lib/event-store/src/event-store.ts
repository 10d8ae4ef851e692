import { retryTransient } from '@tallyport/database/transient';
import type pg from 'pg';
import { Announcer } from './announce.js';
import { type Append, type Appended, append } from './append.js';
import { appendTogether } from './append-together.js';
import { findCommand, type HashedEvent, loadJob, loadStream, loadTypes } from './load.js';
import { type Fold, type FoldedStream, foldStream } from './snapshot.js';

/** The log as services use it: append and wake the relay, load a stream or a job, look a command up. */
export class EventStore {
  private readonly announcer: Announcer;

  constructor(private readonly pool: pg.Pool) {
    this.announcer = new Announcer(pool);
  }

  /** Appends; contention and a lost connection are tried again unseen, since a repeat finds its own events. */
  async append(request: Append): Promise<Appended> {
    const appended = await retryTransient(() => append(this.pool, request));
    if (appended.kind === 'recorded') this.announcer.announce();
    return appended;
  }

  /** Appends to several streams, all or nothing; false when that cannot be, and each stream has to be written by itself. */
  async appendTogether(requests: readonly Append[]): Promise<boolean> {
    const isWhole = await retryTransient(() => appendTogether(this.pool, requests));
    if (isWhole) this.announcer.announce();
    return isWhole;
  }

  /** Tells the relay of what was appended within a transaction that has committed. */
  announce(): void {
    this.announcer.announce();
  }

  load(orgId: string, streamId: string, after = 0): Promise<HashedEvent[]> {
    return loadStream(this.pool, orgId, streamId, after);
  }

  fold<State>(orgId: string, streamId: string, fold: Fold<State>): Promise<FoldedStream<State>> {
    return foldStream(this.pool, orgId, streamId, fold);
  }

  loadJob(orgId: string, jobId: string, upTo: number): Promise<(HashedEvent & { position: number })[]> {
    return loadJob(this.pool, orgId, jobId, upTo);
  }

  loadTypes(orgId: string, jobId: string, types: readonly string[]): Promise<HashedEvent[]> {
    return loadTypes(this.pool, orgId, jobId, types);
  }

  findCommand(orgId: string, streamId: string, commandId: string): Promise<HashedEvent[]> {
    return findCommand(this.pool, orgId, streamId, commandId);
  }
}
