import { Inject, Injectable } from '@nestjs/common';
import { keepAsking } from '@tallyport/database/keep-asking';
import { untilItWorks } from '@tallyport/runtime/backoff';
import { WakeUp } from '@tallyport/runtime/wake-up';
import type pg from 'pg';
import { POOL } from '../platform/tokens.js';

const CHANNEL = 'tallyport_feed';

/** Hears the projector's bell on a connection of its own, which is made anew when it was lost. Hearing it only saves waiting. */
@Injectable()
export class FeedBellListener {
  private readonly stopping = new AbortController();
  private readonly bell = new WakeUp();
  private listening: Promise<void> = Promise.resolve();

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  start(): void {
    this.listening = this.keepListening();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.listening;
  }

  ring(): void {
    this.bell.signal();
  }

  /** Waits for the bell at most this long; one that rang since the last wait ends it at once. */
  wait(limitMs: number): Promise<void> {
    return this.bell.wait(limitMs);
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const client = await untilItWorks(
        () => this.pool.connect(),
        signal,
        () => undefined,
      ).catch(() => null);
      if (client === null) return;
      await this.listenUntilLost(client);
    }
  }

  private async listenUntilLost(client: pg.PoolClient): Promise<void> {
    const { signal } = this.stopping;
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
    });
    const onNotification = () => this.ring();
    client.on('notification', onNotification);
    try {
      await client.query(`listen ${CHANNEL}`);
      keepAsking(client);
      await lost;
    } catch {
      // The connection went away before it listened: the next one does.
    } finally {
      client.off('notification', onNotification);
      // It listens, so that it cannot go back to the others.
      client.release(true);
    }
  }
}
