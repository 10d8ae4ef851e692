import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '@tallyport/runtime/backoff';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import type { Log } from '@tallyport/runtime/log';
import { WakeUp } from '@tallyport/runtime/wake-up';
import { KafkaOutput } from './kafka-output.js';
import { type HeldLock, holdRelayLock } from './lock.js';
import { alwaysByIndex, Numbering, restoredUpTo } from './number.js';
import { numberKept } from './number-kept.js';
import { relayPass } from './pass.js';

export interface RelayOptions {
  readonly databaseUrl: string;
  readonly kafka: KafkaAccess;
  readonly log: Log;
  /** The longest time between two looks at the log when nobody wakes the relay. */
  readonly pollMs?: number;
}

/** Channel on which appending services say that something was appended. */
const APPENDED = 'tallyport_appended';

/** Channel on which the database says that a kept row changed. */
const KEPT = 'tallyport_kept';
/** A wake-up may get lost; the change log is looked at as often anyway. */
const KEPT_POLL_MS = 1_000;

/**
 * Writers share wake-ups that follow each other closely, so after an event the relay looks by itself for a moment:
 * what comes next is found within {@link BUSY_POLL_MS}.
 */
const BUSY_MS = 40;
const BUSY_POLL_MS = 2;

/**
 * Log → position → Kafka, by one process at a time. Numbering goes on while Kafka is down, so that appends and
 * consumers that fill from the log are not held up by the broker.
 */
export class Relay {
  private stopping = false;
  private readonly ended = new AbortController();
  private readonly wakeUp = new WakeUp();
  private readonly keptWakeUp = new WakeUp();
  private running: Promise<void>[] = [];
  private lock: HeldLock | null = null;

  constructor(private readonly options: RelayOptions) {}

  get isActive(): boolean {
    return this.lock !== null;
  }

  start(): void {
    this.running = [this.keepOn('number', (lock) => this.numberAll(lock))];
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.ended.abort();
    this.wakeUp.signal();
    this.keptWakeUp.signal();
    await Promise.allSettled(this.running);
  }

  /** Takes the lock, works until something fails, and begins again: a relay never gives up by itself. */
  private async keepOn(what: string, work: (lock: HeldLock) => Promise<void>): Promise<void> {
    for (let attempt = 0; !this.stopping; attempt++) {
      let lock: HeldLock | null = null;
      try {
        lock = await holdRelayLock(this.options.databaseUrl, this.options.log, this.ended.signal);
        this.lock = lock;
        attempt = 0;
        await work(lock);
      } catch (error) {
        if (this.stopping) return;
        this.options.log.warn({ err: error, what }, 'the relay begins again');
        await sleep(backoffMs(attempt), undefined, { signal: this.ended.signal }).catch(() => undefined);
      } finally {
        this.lock = null;
        await lock?.release().catch(() => undefined);
      }
    }
  }

  /** Events, and changes of kept rows beside them: when one of the two fails, both begin again. */
  private async numberAll(lock: HeldLock): Promise<void> {
    const { client } = lock;
    const numbering = new Numbering(client, await restoredUpTo(client));
    await alwaysByIndex(client);
    client.on('notification', ({ channel }) => (channel === KEPT ? this.keptWakeUp : this.wakeUp).signal());
    await client.query(`listen ${APPENDED}; listen ${KEPT}`);
    await Promise.all([this.numberLoop(numbering, lock), this.keptLoop(lock)]);
  }

  private async keptLoop({ client, lost }: HeldLock): Promise<void> {
    while (!this.stopping) {
      await Promise.race([numberKept(client), lost]);
      await Promise.race([this.keptWakeUp.wait(KEPT_POLL_MS), lost]);
    }
  }

  private async numberLoop(numbering: Numbering, { client, lost }: HeldLock): Promise<void> {
    const output = new KafkaOutput(client, this.options.kafka, this.options.log);
    let busyUntil = 0;
    try {
      while (!this.stopping) {
        const { count, hasMore, sent } = await Promise.race([relayPass(numbering, output), lost]);
        if (count > 0) busyUntil = performance.now() + BUSY_MS;
        const isBusy = performance.now() < busyUntil;
        if (!hasMore && sent === 0) await this.wakeUp.wait(isBusy ? BUSY_POLL_MS : (this.options.pollMs ?? 200));
      }
    } finally {
      await output.close();
    }
  }
}
