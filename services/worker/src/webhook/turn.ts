import { pauseAfter } from '@tallyport/domain/webhook/retry-schedule';
import { failPoint } from '@tallyport/runtime/fail-point';
import type { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type pg from 'pg';
import type { Webhook } from 'standardwebhooks';
import type { Post } from '../adapters/guarded-post.js';
import { Deliveries } from './deliveries.js';
import type { Delivery, EndpointRef, HeldEndpoint } from './endpoint.js';
import { nextInLog } from './log-window.js';
import { Outcomes } from './outcomes.js';
import { LEASE_MS, type Places } from './places.js';
import { CALL_MS, type Posted, postMessage } from './post-message.js';
import { Requests } from './requests.js';
import { signersOf } from './secrets.js';

/** Nothing is sent in the last moments of a lease: another process might send by then. */
const SURE_MS = LEASE_MS - CALL_MS - 5_000;

export interface TurnPorts {
  readonly pool: pg.Pool;
  readonly places: Places;
  readonly box: SecretBox;
  /** Guarded: the address was given by a person. */
  readonly post: Post;
  /** A number from 0 to 1. */
  readonly dice: () => number;
  readonly onAttempt?: (posted: Posted) => void;
}

/**
 * Serves one endpoint until there is nothing to do. Its messages go one after the other in the order of the log, and the next
 * one only when the one before was taken or given up by a person. Each is meant before it is sent and recorded after: after a crash
 * what was not recorded is sent again with the same id, so that every message arrives at least once and none out of order.
 */
export class Turn {
  private readonly deliveries: Deliveries;
  private readonly requests: Requests;

  constructor(
    private readonly ports: TurnPorts,
    private readonly ref: EndpointRef,
    private readonly signal: AbortSignal,
  ) {
    this.deliveries = new Deliveries(ports.pool, ports.places.holder);
    this.requests = new Requests(ports.pool);
  }

  async run(): Promise<void> {
    const { places } = this.ports;
    try {
      while (!this.signal.aborted && (await this.step()));
    } finally {
      await places.release(this.ref);
    }
  }

  /** Answers whether there may be more to do. */
  private async step(): Promise<boolean> {
    const { places, pool, box } = this.ports;
    const heldFrom = performance.now();
    const endpoint = await places.hold(this.ref);
    if (endpoint === null) return false;
    if (endpoint.course !== endpoint.wishedCourse) {
      await places.adopt(endpoint);
      return true;
    }
    const signers = await signersOf(pool, box, this.ref);
    const isSure = () => performance.now() - heldFrom < SURE_MS;
    await this.sendRequests(endpoint, signers, isSure);
    if (endpoint.isPaused || endpoint.isOff || endpoint.isResting) return false;
    const pending = await this.pendingOrNext(endpoint);
    if (pending === null) return false;
    return this.sendInOrder(endpoint, pending, signers, isSure);
  }

  private async sendRequests(endpoint: HeldEndpoint, signers: readonly Webhook[], isSure: () => boolean): Promise<void> {
    for (const delivery of await this.requests.open(endpoint)) {
      if (!isSure()) return;
      const { attempt } = await this.post(endpoint, delivery, signers);
      await this.requests.record(endpoint, delivery, attempt);
    }
  }

  /** What is to be sent; empty where the log had nothing for this endpoint so far, null at its head. */
  private async pendingOrNext(endpoint: HeldEndpoint): Promise<Delivery[] | null> {
    const { pool, places } = this.ports;
    const pending = await this.deliveries.pending(endpoint);
    if (pending.length > 0) return pending;
    const { events, upTo } = await nextInLog(pool, endpoint);
    const done = events[0] === undefined ? upTo : events[0].position - 1;
    if (done !== endpoint.position) {
      await places.moveOn(endpoint, done);
      return [];
    }
    return events.length === 0 ? null : this.deliveries.mean(endpoint, events);
  }

  private async sendInOrder(
    endpoint: HeldEndpoint,
    pending: readonly Delivery[],
    signers: readonly Webhook[],
    isSure: () => boolean,
  ): Promise<boolean> {
    const outcomes = new Outcomes(this.deliveries, endpoint);
    for (const delivery of pending) {
      if (this.signal.aborted || !isSure()) break;
      const { attempt, isTaken, isGone } = await this.post(endpoint, delivery, signers);
      if (!isTaken) {
        const restMs = isGone ? null : pauseAfter(delivery.attemptCount + 1, endpoint.failingForMs, this.ports.dice());
        await outcomes.failed({ delivery, state: 'failed', attempt }, attempt.fault ?? 'refused', restMs);
        return false;
      }
      await outcomes.delivered({ delivery, state: 'delivered', attempt });
    }
    await outcomes.settle();
    return true;
  }

  private async post(endpoint: HeldEndpoint, delivery: Delivery, signers: readonly Webhook[]): Promise<Posted> {
    await failPoint('webhook.before-post');
    const posted = await postMessage(this.ports.post, endpoint, delivery, signers, this.signal);
    await failPoint('webhook.after-post');
    this.ports.onAttempt?.(posted);
    return posted;
  }
}
