import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { FeedFollower } from '../../realtime/feed-follower.js';
import { DATABASE, LOGIN_DATABASE } from '../tokens.js';

export interface ReadinessReport {
  readonly ready: boolean;
  readonly database: boolean;
  readonly logIn: boolean;
  readonly feed: boolean;
}

/** Ready means: both roles reach the database and the change feed is followed. Temporal may be down: reads and uploads go on. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<unknown>,
    @Inject(LOGIN_DATABASE) private readonly logIn: Kysely<unknown>,
    @Inject(FeedFollower) private readonly feed: FeedFollower,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [database, logIn] = await Promise.all([answers(this.database), answers(this.logIn)]);
    const feed = this.feed.isFollowing;
    return { ready: database && logIn && feed, database, logIn, feed };
  }
}

async function answers(database: Kysely<unknown>): Promise<boolean> {
  return sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
}
