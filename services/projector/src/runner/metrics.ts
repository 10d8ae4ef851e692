import { Counter, Gauge, Registry } from 'prom-client';

/** The way by which an event came: as a message, or read from the log because no message brought it. */
export type Road = 'kafka' | 'log';

export interface ProjectorMetrics {
  readonly registry: Registry;
  readonly applied: Counter<'road'>;
  readonly unknown: Counter;
  readonly refused: Counter<'why'>;
  readonly lag: Gauge<'lane'>;
  readonly parked: Gauge<'projection'>;
}

/** What the projector shows of itself to a monitor. */
export function projectorMetrics(): ProjectorMetrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    applied: new Counter({
      name: 'tallyport_projector_applied_total',
      help: 'Events applied to the live read models',
      labelNames: ['road'],
      registers,
    }),
    unknown: new Counter({
      name: 'tallyport_projector_unknown_total',
      help: 'Events of a type that this release does not know',
      registers,
    }),
    refused: new Counter({ name: 'tallyport_projector_refused_total', help: 'Messages ignored', labelNames: ['why'], registers }),
    lag: new Gauge({
      name: 'tallyport_projector_lag_events',
      help: 'Log positions between lane head and checkpoint',
      labelNames: ['lane'],
      registers,
    }),
    parked: new Gauge({
      name: 'tallyport_projector_parked',
      help: 'Streams that a read model cannot go on with',
      labelNames: ['projection'],
      registers,
    }),
  };
}
