import { Inject, Injectable } from '@nestjs/common';
import { keepAlive } from '@tallyport/database/keep-alive';
import { untilItWorks } from '@tallyport/runtime/backoff';
import { WakeUp } from '@tallyport/runtime/wake-up';
import type pg from 'pg';
import { POOL } from '../platform/tokens.js';

const CHANNEL = 'tallyport_feed';

/** Listens for the notifications of the projector on a connection of its own, which is made anew when it was lost. They only save waiting. */
@Injectable()
export class FeedNotificationListener {
  private readonly stopping = new AbortController();
  private readonly wakeUp = new WakeUp();
  private listening: Promise<void> = Promise.resolve();

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  start(): void {
    this.listening = this.keepListening();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.listening;
  }

  wake(): void {
    this.wakeUp.signal();
  }

  /** Waits for a notification at most this long; one that came since the last wait ends it at once. */
  wait(limitMs: number): Promise<void> {
    return this.wakeUp.wait(limitMs);
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
    const onNotification = () => this.wake();
    client.on('notification', onNotification);
    try {
      await client.query(`listen ${CHANNEL}`);
      keepAlive(client);
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
