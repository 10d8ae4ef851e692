import type { Log } from '@tallyport/runtime/log';
import type { Apply, Step } from './apply/apply.js';
import { type Message, readMessage, type Unfit } from './message.js';
import type { ConsumerMetrics } from './metrics.js';
import { FROM_LOG, FromMessages, RUN_LENGTH, type Supply } from './supply.js';

export interface LanesOptions {
  readonly epoch: string;
  readonly apply: Apply;
  readonly log: Log;
  readonly metrics: ConsumerMetrics;
}

/** Moves the lanes of a consumer, by messages or by the log. Any number of processes may hold the same lane. */
export class Lanes {
  constructor(private readonly options: LanesOptions) {}

  /**
   * Takes the texts of a lane's messages in any order and number. What does not stand in the log is not applied and raises an
   * alarm; what a message leaves open, one that is missing before it or one that was no good, the lane fills from the log.
   */
  async take(lane: number, texts: readonly string[]): Promise<void> {
    const read = texts.map((text) => readMessage(text, { lane, epoch: this.options.epoch }));
    const messages = read.flatMap((one) => (one.kind === 'message' ? [one.message] : []));
    this.alarm(
      lane,
      read.flatMap((one) => (one.kind === 'unfit' ? [one.why] : [])),
    );
    let isOpen = messages.length < texts.length;
    for (let first = 0; first < messages.length; first += RUN_LENGTH) {
      if (await this.takeRun(lane, messages.slice(first, first + RUN_LENGTH))) isOpen = true;
    }
    if (isOpen) await this.fill(lane);
  }

  /** Goes on from the log to the lane's head. */
  async fill(lane: number): Promise<void> {
    while ((await this.step(lane, FROM_LOG)).applied > 0);
  }

  /** Answers whether the messages leave something to be filled. */
  private async takeRun(lane: number, messages: readonly Message[]): Promise<boolean> {
    const supply = new FromMessages(messages);
    const { position } = await this.step(lane, supply);
    const unknown = messages.length - supply.known.length;
    this.alarm(
      lane,
      Array.from({ length: unknown }, () => 'log'),
    );
    return unknown > 0 || supply.known.some(({ event }) => event.position > position);
  }

  private async step(lane: number, supply: Supply): Promise<Step> {
    const step = await this.options.apply.step(lane, supply);
    this.options.metrics.applied.inc({ source: supply.source }, step.applied);
    return step;
  }

  /** The relay alone publishes, and only what the log holds: anything else was forged, or the log was restored to an earlier day. */
  private alarm(lane: number, unfit: readonly Unfit[]): void {
    if (unfit.length === 0) return;
    for (const why of unfit) this.options.metrics.unfit.inc({ why });
    const reasons = [...new Set(unfit)];
    this.options.log.error({ lane, messages: unfit.length, reasons }, 'messages do not fit the log; they are dropped, and the log is read');
  }
}
