import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Cursor } from '@tallyport/contracts/realtime';
import { untilItWorks } from '@tallyport/runtime/backoff';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { LOG, POOL } from '../platform/tokens.js';
import { type FeedRow, feedAfter, feedEpoch, feedHeads, feedKey, KEPT_LANE, type LaneCursor } from './feed.queries.js';
import { FeedNotificationListener } from './feed-notification-listener.js';
import { CursorSeal } from './sealed-cursor.js';

const BATCH = 500;
/** A wake-up may get lost; the feed is looked at as often anyway. */
const LOOK_EVERY_MS = 1_000;

/** A batch of rows, in the order of every lane, and where everybody stood before it. */
export interface FeedBatch {
  readonly rows: readonly FeedRow[];
  readonly before: LaneCursor;
  /** Rows are missing before the end of this batch: swept before they were read, or the log began a new epoch. */
  readonly hasGap: boolean;
}

export type FeedListener = (batch: FeedBatch) => void;

/**
 * Follows the change feed with one cursor per lane, and one for changes of kept rows, for all sockets of this gateway together. Begins at the end of the feed
 * as it stands at the start, and again when the log begins a new epoch: a restored database may stand further back than its
 * readers. After a failure of the database it goes on where it was.
 */
@Injectable()
export class FeedFollower implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly listeners = new Set<FeedListener>();
  private heads = new Map<number, number>();
  private epoch: string | null = null;
  private seal: CursorSeal | null = null;
  private lookedForEpochAt = Number.NEGATIVE_INFINITY;
  private following: Promise<void> = Promise.resolve();
  /** Whether the feed could be read lately. */
  isFollowing = false;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOG) private readonly log: Log,
    @Inject(FeedNotificationListener) private readonly notifications: FeedNotificationListener,
  ) {}

  /** Where the feed stands for everybody who listens. */
  get cursor(): LaneCursor {
    return this.heads;
  }

  /** Whether it is known where the feed stands: before, nobody can be told a place. */
  get hasBegun(): boolean {
    return this.seal !== null;
  }

  /** A place as the clients of an organisation get it. */
  sealed(orgId: string, cursor: LaneCursor = this.heads): Cursor {
    if (!this.seal) throw new Error('the change feed is not followed yet');
    return this.seal.seal(orgId, cursor);
  }

  /** A client's place; null when it means nothing here. */
  opened(orgId: string, cursor: Cursor): LaneCursor | null {
    return this.seal?.open(orgId, cursor) ?? null;
  }

  listen(listener: FeedListener): void {
    this.listeners.add(listener);
  }

  onApplicationBootstrap(): void {
    this.notifications.start();
    this.following = this.follow().catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.log.error({ err: error }, 'the change feed is not followed any more');
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.notifications.wake();
    await this.following;
    await this.notifications.stop();
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.patiently(() => this.catchUp());
      await this.notifications.wait(LOOK_EVERY_MS);
    }
  }

  private async catchUp(): Promise<void> {
    if (performance.now() - this.lookedForEpochAt >= LOOK_EVERY_MS) await this.lookForEpoch();
    let rows: FeedRow[];
    do {
      rows = await feedAfter(this.pool, this.heads, BATCH);
      const before = new Map(this.heads);
      let hasGap = false;
      for (const { lane, feed_position: position } of rows) {
        hasGap ||= position > (this.heads.get(lane) ?? 0) + 1;
        this.heads.set(lane, position);
      }
      if (rows.length > 0) this.tell({ rows, before, hasGap });
    } while (rows.length >= BATCH);
  }

  /** Begins at the end of the feed, if it did not begin in this epoch yet. */
  private async lookForEpoch(): Promise<void> {
    const epoch = await feedEpoch(this.pool);
    if (epoch !== this.epoch) {
      const [key, heads] = await Promise.all([feedKey(this.pool), feedHeads(this.pool)]);
      const isNew = this.epoch !== null;
      const none = Array.from({ length: KEPT_LANE + 1 }, (_, lane): [number, number] => [lane, 0]);
      this.heads = new Map([...none, ...heads]);
      this.seal = new CursorSeal(key, epoch);
      this.epoch = epoch;
      if (isNew) this.tell({ rows: [], before: this.heads, hasGap: true });
    }
    this.lookedForEpochAt = performance.now();
  }

  private tell(batch: FeedBatch): void {
    for (const listener of this.listeners) listener(batch);
  }

  private async patiently(work: () => Promise<void>): Promise<void> {
    await untilItWorks(work, this.stopping.signal, (error, attempt) => {
      this.isFollowing = false;
      if (attempt === 0) this.log.warn({ err: error }, 'the change feed cannot be read at the moment');
    });
    this.isFollowing = true;
  }
}
