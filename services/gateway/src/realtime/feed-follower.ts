import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LANES } from '@tallyport/contracts/topics';
import { untilItWorks } from '@tallyport/runtime/backoff';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { LOG, POOL } from '../platform/tokens.js';
import { type FeedRow, feedAfter, feedHeads, type LaneCursor } from './feed.queries.js';
import { FeedBellListener } from './feed-bell-listener.js';

const BATCH = 500;
/** A wake-up may get lost; the feed is looked at as often anyway. */
const LOOK_EVERY_MS = 1_000;

/** Called with each batch of rows, in the order of every lane. `hasGap`: rows before these were swept before they were read. */
export type FeedListener = (rows: readonly FeedRow[], hasGap: boolean) => void;

/**
 * Follows the change feed with one cursor per lane, for all sockets of this gateway together. Begins at the end of the feed
 * as it stands at the start; after trouble with the database it goes on where it was.
 */
@Injectable()
export class FeedFollower implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly listeners = new Set<FeedListener>();
  private heads = new Map<number, number>();
  private following: Promise<void> = Promise.resolve();
  /** Whether the feed could be read lately. */
  isFollowing = false;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOG) private readonly log: Log,
    @Inject(FeedBellListener) private readonly bell: FeedBellListener,
  ) {}

  /** Where the feed stands for everybody who listens. */
  get cursor(): LaneCursor {
    return this.heads;
  }

  listen(listener: FeedListener): void {
    this.listeners.add(listener);
  }

  onApplicationBootstrap(): void {
    this.bell.start();
    this.following = this.follow().catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.log.error({ err: error }, 'the change feed is not followed any more');
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.bell.ring();
    await this.following;
    await this.bell.stop();
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    await this.patiently(() => this.begin());
    while (!signal.aborted) {
      await this.patiently(() => this.catchUp());
      await this.bell.wait(LOOK_EVERY_MS);
    }
  }

  private async begin(): Promise<void> {
    const none = Array.from({ length: LANES }, (_, lane): [number, number] => [lane, 0]);
    this.heads = new Map([...none, ...(await feedHeads(this.pool))]);
  }

  private async catchUp(): Promise<void> {
    let rows: FeedRow[];
    do {
      rows = await feedAfter(this.pool, this.heads, BATCH);
      let hasGap = false;
      for (const { lane, feed_position: position } of rows) {
        hasGap ||= position > (this.heads.get(lane) ?? 0) + 1;
        this.heads.set(lane, position);
      }
      if (rows.length > 0) for (const listener of this.listeners) listener(rows, hasGap);
    } while (rows.length >= BATCH);
  }

  private async patiently(work: () => Promise<void>): Promise<void> {
    await untilItWorks(work, this.stopping.signal, (error, attempt) => {
      this.isFollowing = false;
      if (attempt === 0) this.log.warn({ err: error }, 'the change feed cannot be read at the moment');
    });
    this.isFollowing = true;
  }
}
