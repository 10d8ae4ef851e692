import type pg from 'pg';
import { Announcer } from './announce.js';
import { type Append, append, type Appended } from './append.js';
import { findCommand, type HashedEvent, loadJob, loadStream } from './load.js';

/** The log as services use it: append and wake the relay, load a stream or a job, look a command up. */
export class EventStore {
  private readonly announcer: Announcer;

  constructor(private readonly pool: pg.Pool) {
    this.announcer = new Announcer(pool);
  }

  async append(request: Append): Promise<Appended> {
    const appended = await append(this.pool, request);
    if (appended.kind === 'recorded') this.announcer.announce();
    return appended;
  }

  load(orgId: string, streamId: string, after = 0): Promise<HashedEvent[]> {
    return loadStream(this.pool, orgId, streamId, after);
  }

  loadJob(orgId: string, jobId: string, upTo: number): Promise<(HashedEvent & { position: number })[]> {
    return loadJob(this.pool, orgId, jobId, upTo);
  }

  findCommand(orgId: string, streamId: string, commandId: string): Promise<HashedEvent[]> {
    return findCommand(this.pool, orgId, streamId, commandId);
  }
}
