import { randomUUID } from 'node:crypto';
import type { Log } from '@tallyport/runtime/log';
import { Recurring } from '@tallyport/runtime/recurring';
import type { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type pg from 'pg';
import type { Post } from '../adapters/guarded-post.js';
import { LostEndpoint } from './deliveries.js';
import type { EndpointRef } from './endpoint.js';
import { Places } from './places.js';
import { sweepDeliveries } from './sweep.js';
import { Turn, type TurnPorts } from './turn.js';

export interface DelivererOptions {
  readonly pool: pg.Pool;
  readonly box: SecretBox;
  /** Guarded: addresses were given by people. */
  readonly post: Post;
  readonly log: Log;
  readonly dice?: () => number;
  readonly onAttempt?: TurnPorts['onAttempt'];
  /** How often endpoints are looked through for work. */
  readonly everyMs?: number;
}

const EVERY_MS = 500;
const SWEEP_MS = 3_600_000;

/**
 * Delivers the log to the endpoints of organisations. Every endpoint with something to do is served at once and by itself, so that a
 * slow one holds no other; of several such processes one serves an endpoint at a time.
 */
export class WebhookDeliverer {
  private readonly ports: TurnPorts;
  private readonly turns = new Map<string, Promise<void>>();
  private readonly ended = new AbortController();
  private recurring: readonly Recurring[] = [];

  constructor(private readonly options: DelivererOptions) {
    const { pool, box, post, dice = Math.random, onAttempt } = options;
    this.ports = { pool, box, post, dice, places: new Places(pool, randomUUID()), ...(onAttempt && { onAttempt }) };
  }

  start(): void {
    const { everyMs = EVERY_MS, log, pool } = this.options;
    this.recurring = [
      new Recurring('webhooks', everyMs, log, () => this.look()),
      new Recurring('webhook-sweep', SWEEP_MS, log, () => sweepDeliveries(pool)),
    ];
  }

  /** Begins the turn of every endpoint with work that has none. */
  async look(): Promise<void> {
    for (const ref of await this.ports.places.withWork()) {
      if (this.ended.signal.aborted) return;
      if (!this.turns.has(ref.webhookId)) this.turns.set(ref.webhookId, this.serve(ref));
    }
  }

  /** Waits for all turns that are under way. */
  async settle(): Promise<void> {
    await Promise.all(this.turns.values());
  }

  async stop(): Promise<void> {
    this.ended.abort(new Error('the deliverer stops'));
    await Promise.all(this.recurring.map((one) => one.stop()));
    await this.settle();
  }

  private async serve(ref: EndpointRef): Promise<void> {
    try {
      await new Turn(this.ports, ref, this.ended.signal).run();
    } catch (error) {
      if (!(error instanceof LostEndpoint) && !this.ended.signal.aborted)
        this.options.log.warn({ err: error, webhook: ref.webhookId }, 'the turn of an endpoint broke off; it is tried again');
    } finally {
      this.turns.delete(ref.webhookId);
    }
  }
}
