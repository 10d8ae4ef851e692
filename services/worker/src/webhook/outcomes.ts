import type { DeliveryFault } from '@tallyport/contracts/webhook/values';
import type { Deliveries, Outcome } from './deliveries.js';
import type { HeldEndpoint } from './endpoint.js';

/** So many calls are recorded together, or fewer once the first of them is so old. */
const TOGETHER = 32;
const OLD_MS = 100;
/** So many calls may wait while others are recorded: with those, what is sent again after a crash. */
const MOST_WAITING = 64;

/**
 * Records what came of the calls of one turn in order, some at a time, while the next ones are made: a call never waits for the
 * database, unless too many wait to be recorded.
 */
export class Outcomes {
  private waiting: Outcome[] = [];
  private waitingSince = 0;
  private writing: Promise<void> | null = null;
  private failure: Error | null = null;
  private position: number;
  private lastSent: number;

  constructor(
    private readonly deliveries: Deliveries,
    private readonly endpoint: HeldEndpoint,
  ) {
    this.position = endpoint.position;
    this.lastSent = endpoint.lastSent;
  }

  /** Throws what went wrong with a write before. */
  async delivered(outcome: Outcome): Promise<void> {
    if (this.waiting.length === 0) this.waitingSince = performance.now();
    this.waiting.push(outcome);
    if (this.waiting.length >= MOST_WAITING) await this.writing;
    const isDue = this.waiting.length >= TOGETHER || performance.now() - this.waitingSince > OLD_MS;
    if (isDue && this.writing === null) void this.write();
    this.throwFailure();
  }

  /** Everything before is recorded, then that this one was not taken; `restMs` null turns the endpoint off. */
  async failed(outcome: Outcome, fault: DeliveryFault, restMs: number | null): Promise<void> {
    await this.settle();
    const { position, lastSent } = this;
    await this.deliveries.record(this.endpoint, position, [outcome], { position, lastSent, fault, restMs });
  }

  async settle(): Promise<void> {
    await this.writing;
    while (this.waiting.length > 0) {
      this.throwFailure();
      await this.write();
    }
    this.throwFailure();
  }

  private write(): Promise<void> {
    this.writing = this.writeWaiting()
      .catch((error: unknown) => {
        this.failure = error instanceof Error ? error : new Error('what came of calls was not recorded', { cause: error });
      })
      .finally(() => {
        this.writing = null;
      });
    return this.writing;
  }

  private async writeWaiting(): Promise<void> {
    const outcomes = this.waiting;
    this.waiting = [];
    const last = outcomes.at(-1)?.delivery.position ?? this.position;
    await this.deliveries.record(this.endpoint, this.position, outcomes, { position: last, lastSent: last, fault: null, restMs: null });
    this.position = last;
    this.lastSent = last;
  }

  private throwFailure(): void {
    if (this.failure !== null) throw this.failure;
  }
}
