import { logHead } from '@tallyport/event-store/read-log';
import { Recurring } from '@tallyport/runtime/recurring';
import { lanePlaces } from '../checkpoints.js';
import { countParked } from '../parking.js';
import type { OpenSource, Served, Source } from './source.js';

export interface LogSourceOptions {
  /** How often the lanes are compared with the log. */
  readonly everyMs: number;
  /**
   * `alone`: a lane that is behind goes on at once. `behind Kafka`: only one that has stood still since the look before, which
   * has lost its messages (a wiped or truncated topic, a broker that is away); one that is behind but moves is left to Kafka.
   */
  readonly role: 'alone' | 'behind Kafka';
}

/** The log, read by position: it needs no broker, and notices what a broker lost. */
export function logSource(options: LogSourceOptions): Source {
  return (served) => new LogSource(served, options).open();
}

export class LogSource {
  /** Where the lanes stood at the look before; those that are behind already at the first look are filled by it. */
  private before: ReadonlyMap<number, number> | null = null;

  constructor(
    private readonly served: Served,
    private readonly options: Pick<LogSourceOptions, 'everyMs' | 'role'>,
  ) {}

  open(): OpenSource {
    const looking = new Recurring('look', this.options.everyMs, this.served.log, () => this.look());
    return { close: () => looking.stop() };
  }

  /** Compares the lanes with the log once, and fills those that nobody else brings on. */
  async look(): Promise<void> {
    const { pool, consumer, epoch, lanes, metrics, log, onEnd } = this.served;
    if ((await logHead(pool)).epoch !== epoch) return onEnd('the log began a new epoch');
    const places = await lanePlaces(pool, consumer);
    const before = this.before;
    this.before = new Map(places.map(({ lane, position }) => [lane, position]));
    for (const { lane, position, head } of places) {
      metrics.lag.set({ lane: String(lane) }, Math.max(0, head - position));
      if (position >= head || (before !== null && this.isLeftToKafka(before.get(lane), position))) continue;
      if (this.options.role === 'behind Kafka') log.info({ lane, position, head }, 'no message came; the lane is filled from the log');
      await lanes.fill(lane);
    }
    await this.countParked();
  }

  private isLeftToKafka(before: number | undefined, position: number): boolean {
    return this.options.role === 'behind Kafka' && before !== position;
  }

  private async countParked(): Promise<void> {
    const { pool, consumer, metrics, log } = this.served;
    metrics.parked.reset();
    for (const { member, count } of await countParked(pool, consumer)) {
      metrics.parked.set({ member }, count);
      log.error({ member, streams: count }, 'streams are parked');
    }
  }
}
