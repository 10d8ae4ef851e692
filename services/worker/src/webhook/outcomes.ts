import type { DeliveryFault } from '@tallyport/contracts/webhook/values';
import type { Deliveries, Outcome } from './deliveries.js';
import type { HeldEndpoint } from './endpoint.js';

/** So many calls may be unrecorded at once: what is sent again after a crash. */
const MOST_UNRECORDED = 64;

/**
 * Records what came of the calls of one turn in order, while the next ones are made: what comes during one write goes with the next.
 * A call is never waited for by the database, unless too many are unrecorded.
 */
export class Outcomes {
  private waiting: Outcome[] = [];
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
    this.waiting.push(outcome);
    if (this.writing === null) this.write();
    else if (this.waiting.length >= MOST_UNRECORDED) await this.writing;
    this.throwFailure();
  }

  /** Everything before is recorded, then that this one was not taken; `restMs` null turns the endpoint off. */
  async failed(outcome: Outcome, fault: DeliveryFault, restMs: number | null): Promise<void> {
    await this.settle();
    await this.deliveries.record(this.endpoint, this.position, [outcome], {
      position: this.position,
      lastSent: this.lastSent,
      fault,
      restMs,
    });
  }

  async settle(): Promise<void> {
    while (this.writing !== null) await this.writing;
    this.throwFailure();
  }

  /** Where the endpoint stands by what is recorded. */
  get reached(): number {
    return this.position;
  }

  private write(): void {
    this.writing = this.writeAll().then(
      () => {
        this.writing = null;
      },
      (error: unknown) => {
        this.failure = error instanceof Error ? error : new Error('what came of calls was not recorded', { cause: error });
        this.writing = null;
      },
    );
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const outcomes = this.waiting;
      this.waiting = [];
      const last = outcomes.at(-1)?.delivery.position ?? this.position;
      await this.deliveries.record(this.endpoint, this.position, outcomes, { position: last, lastSent: last, fault: null, restMs: null });
      this.position = last;
      this.lastSent = last;
    }
  }

  private throwFailure(): void {
    if (this.failure !== null) throw this.failure;
  }
}
