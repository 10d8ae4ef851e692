import { Inject, Injectable } from '@nestjs/common';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { LOG, POOL } from '../platform/tokens.js';
import { type FeedRow, type LaneCursor, missedBetween } from './feed.queries.js';

/** More than this is not sent after an interruption: the client fetches what it shows instead. */
const RESUME_LIMIT = 2_000;

/** What an organisation's clients missed while they were away. */
@Injectable()
export class MissedChanges {
  constructor(
    @Inject(LOG) private readonly log: Log,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** Null where it cannot be told: not kept any more, too much, or the database does not answer. */
  async between(orgId: string, from: LaneCursor, until: LaneCursor): Promise<FeedRow[] | null> {
    try {
      return await missedBetween(this.pool, orgId, from, until, RESUME_LIMIT);
    } catch (error) {
      this.log.warn({ err: error }, 'a socket could not be brought up to date');
      return null;
    }
  }
}
