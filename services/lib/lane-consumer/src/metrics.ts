import { Counter, Gauge, type Registry } from 'prom-client';

/** What every consumer shows of itself to a monitor. */
export interface ConsumerMetrics {
  /** Events applied, by the source that brought them. */
  readonly applied: Counter<'source'>;
  /** Messages that are not what the relay publishes: somebody forges them, or PostgreSQL was restored. An alarm from the first on. */
  readonly unfit: Counter<'why'>;
  readonly lag: Gauge<'lane'>;
  readonly parked: Gauge<'member'>;
}

/** Declares the metrics of a consumer, `tallyport_<consumer>_…`. */
export function consumerMetrics(consumer: string, registry: Registry): ConsumerMetrics {
  const registers = [registry];
  const name = (rest: string) => `tallyport_${consumer}_${rest}`;
  return {
    applied: new Counter({ name: name('applied_total'), help: 'Events applied', labelNames: ['source'], registers }),
    unfit: new Counter({
      name: name('unfit_messages_total'),
      help: 'Messages that do not fit the log; alarm at the first',
      labelNames: ['why'],
      registers,
    }),
    lag: new Gauge({ name: name('lag_events'), help: 'Log positions between lane head and checkpoint', labelNames: ['lane'], registers }),
    parked: new Gauge({ name: name('parked'), help: 'Streams that cannot be gone on with', labelNames: ['member'], registers }),
  };
}

/** How many messages did not fit the log since the process began. */
export async function unfitMessages({ unfit }: ConsumerMetrics): Promise<number> {
  const { values } = await unfit.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}
