import { Counter, Gauge, Registry } from 'prom-client';
import type { Reactor } from './reactor.js';

export interface ReactorMetrics {
  readonly registry: Registry;
  countReacted(count: number): void;
  observe(reactor: Reactor): void;
}

/** What the reactor shows of itself to a monitor. */
export function reactorMetrics(): ReactorMetrics {
  const registry = new Registry();
  const registers = [registry];
  const reacted = new Counter({ name: 'tallyport_reactor_events_total', help: 'Events that the reactor has passed', registers });
  return {
    registry,
    countReacted: (count) => reacted.inc(count),
    observe(reactor) {
      const lag = new Gauge({
        name: 'tallyport_reactor_lag_events',
        help: 'Log positions between lane head and checkpoint',
        labelNames: ['lane'],
        registers,
        async collect() {
          for (const { lane, position, head } of await reactor.checkpoints.places())
            lag.set({ lane: String(lane) }, Math.max(0, head - position));
        },
      });
      const parked = new Gauge({
        name: 'tallyport_reactor_parked',
        help: 'Streams that the reactor cannot go on with',
        registers,
        async collect() {
          parked.set(await reactor.parking.count());
        },
      });
    },
  };
}
