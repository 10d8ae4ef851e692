import { type ConsumerMetrics, consumerMetrics } from '@tallyport/lane-consumer/metrics';
import { Counter, Registry } from 'prom-client';
import { CONSUMER } from './members.js';

export interface ProjectorMetrics extends ConsumerMetrics {
  readonly registry: Registry;
  readonly unknown: Counter;
}

/** What the projector shows of itself to a monitor. */
export function projectorMetrics(): ProjectorMetrics {
  const registry = new Registry();
  return {
    registry,
    ...consumerMetrics(CONSUMER, registry),
    unknown: new Counter({
      name: 'tallyport_projector_unknown_total',
      help: 'Events of a type that this release does not know',
      registers: [registry],
    }),
  };
}
