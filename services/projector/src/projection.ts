import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { StreamRef } from '@tallyport/lane-consumer/parking';
import type { Tables } from './tables.js';

/** An event in its newest shape, with its place in the log. */
export interface ProjectedEvent {
  readonly event: DomainEvent;
  readonly logged: LoggedEvent;
}

/**
 * One read model: facts in, rows out. It interprets facts and never refuses one; it survives every event twice, and
 * streams whose order among each other is not that of the log (a released stream comes late). What it throws parks the stream.
 */
export interface Projection {
  readonly name: string;
  /** A new number is a new table, filled from the log beside the old one. */
  readonly version: number;
  /** The tables it owns, as they stand in the schema `blueprint`. */
  readonly tables: readonly string[];
  handles(type: string): boolean;
  /** Events of one lane, in the order of the log. */
  apply(tables: Tables, events: readonly ProjectedEvent[]): Promise<void>;
  /** Removes everything that this stream told: before it is told again, or because it was erased. */
  forget(tables: Tables, stream: StreamRef): Promise<void>;
}

/** The name under which checkpoints, parked streams and requests know a read model: `work_order_list_v1`. */
export function memberName({ name, version }: Pick<Projection, 'name' | 'version'>): string {
  return `${name.replaceAll('-', '_')}_v${version}`;
}

/** Events by stream, each in order; the key is good for a Map only. */
export function byStream(events: readonly ProjectedEvent[]): ProjectedEvent[][] {
  return [...Map.groupBy(events, ({ logged }) => `${logged.orgId}/${logged.streamId}`).values()];
}
