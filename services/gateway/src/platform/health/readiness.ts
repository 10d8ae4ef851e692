import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { FeedFollower } from '../../realtime/feed-follower.js';
import { DATABASE, LOGIN_DATABASE } from '../tokens.js';
import { ServedReadModels } from './served-read-models.js';

export interface ReadinessReport {
  readonly ready: boolean;
  readonly database: boolean;
  readonly logIn: boolean;
  readonly feed: boolean;
  readonly readModels: boolean;
}

/**
 * Ready means: both roles reach the database, the change feed is followed, and the read models have caught up with what was
 * recorded before this gateway started. Temporal may be down: reads and uploads go on.
 */
@Injectable()
export class Readiness {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<unknown>,
    @Inject(LOGIN_DATABASE) private readonly logIn: Kysely<unknown>,
    @Inject(FeedFollower) private readonly feed: FeedFollower,
    @Inject(ServedReadModels) private readonly served: ServedReadModels,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [database, logIn, readModels] = await Promise.all([
      answers(this.database),
      answers(this.logIn),
      this.served.haveReachedHead().catch(() => false),
    ]);
    const feed = this.feed.isFollowing;
    return { ready: database && logIn && feed && readModels, database, logIn, feed, readModels };
  }
}

async function answers(database: Kysely<unknown>): Promise<boolean> {
  return sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
}
