import { Inject, Injectable } from '@nestjs/common';
import type { Log } from '@tallyport/runtime/log';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { LOG, POOL } from '../platform/tokens.js';
import { type FeedRow, type LaneCursor, missedBetween } from './feed.queries.js';
import { FeedFollower } from './feed-follower.js';
import { bytesOf, frameOf } from './frames.js';

/** More than this is not sent after an interruption: the client fetches what it shows instead. */
const RESUME_LIMIT = 2_000;

/** So long, in milliseconds, what was told to one is told to others who come back from the same place, for so many places. */
const SAME_FOR = 1_000;
const PLACES = 100;

/** What an organisation's clients missed while they were away. Many who were cut off together stood at one place: it is looked up once. */
@Injectable()
export class MissedChanges {
  private readonly told = new LRUCache<string, Promise<readonly Buffer[] | null>>({ max: PLACES, ttl: SAME_FOR });

  constructor(
    @Inject(LOG) private readonly log: Log,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(FeedFollower) private readonly feed: FeedFollower,
  ) {}

  /** As the frames that they are sent. Null where it cannot be told: not kept any more, too much, or the database does not answer. */
  between(orgId: string, from: LaneCursor, until: LaneCursor): Promise<readonly Buffer[] | null> {
    const place = JSON.stringify([orgId, [...from], [...until]]);
    const known = this.told.get(place);
    if (known) return known;
    const frames = this.rows(orgId, from, until).then((rows) => {
      if (rows === null) this.told.delete(place);
      return rows && this.framesOf(orgId, from, rows);
    });
    this.told.set(place, frames);
    return frames;
  }

  private framesOf(orgId: string, from: LaneCursor, rows: readonly FeedRow[]): Buffer[] {
    const at = new Map(from);
    return rows.map((row) => {
      at.set(row.lane, row.feed_position);
      return bytesOf(frameOf(row, this.feed.sealed(orgId, at)));
    });
  }

  private async rows(orgId: string, from: LaneCursor, until: LaneCursor): Promise<FeedRow[] | null> {
    try {
      return await missedBetween(this.pool, orgId, from, until, RESUME_LIMIT);
    } catch (error) {
      this.log.warn({ err: error }, 'a socket could not be brought up to date');
      return null;
    }
  }
}
