import type { DomainEvent } from '@tallyport/contracts/events';
import type { EventStoreActivities } from '../support/event-store-activities.js';
import { PROCESS_DECIDERS } from '../support/process-deciders.js';
import type { SealActivities } from '../support/sealed-messages.js';

interface Stored {
  readonly commandId: string;
  readonly event: DomainEvent;
}

/** The log as an array per stream: what the real one promises, without PostgreSQL. */
export class InMemoryLog {
  private readonly streams = new Map<string, Stored[]>();
  private readonly slips = new Map<string, DomainEvent[]>();
  private readonly failures = new Map<string, number>();
  loads = 0;

  events(streamId: string): DomainEvent[] {
    return this.stream(streamId).map(({ event }) => event);
  }

  /** What another writer, or a task that died, appended behind the workflow's back. */
  slip(streamId: string, event: DomainEvent, commandId = 'another writer'): void {
    this.stream(streamId).push({ commandId, event });
  }

  /** Whether a command has its events in a stream. */
  has(streamId: string, commandId: string): boolean {
    return this.stream(streamId).some((stored) => stored.commandId === commandId);
  }

  /** Another writer is quicker at each of the next appends to this stream, with one of these events. */
  slipBeforeAppends(streamId: string, events: readonly DomainEvent[]): void {
    this.slips.set(streamId, [...events]);
  }

  /** The next so many calls of this kind for this stream are not answered. */
  failAt(call: keyof EventStoreActivities, streamId: string, times: number): void {
    this.failures.set(`${call} ${streamId}`, times);
  }

  /** Messages that were not sealed, by name: what the real keeper of the key would not believe. */
  readonly forged = new Set<string>();

  get activities(): EventStoreActivities & SealActivities {
    return {
      isSealGenuine: ({ kind, name }) => Promise.resolve(!this.forged.has(`${kind} ${name}`)),
      loadProcessStream: ({ streamId, decider: name }) => {
        this.loads++;
        this.failIfTold('loadProcessStream', streamId);
        const decider = PROCESS_DECIDERS[name];
        const events = this.events(streamId);
        const state = events.reduce((folded, event) => decider.evolve(folded, event as never), decider.initialState);
        return Promise.resolve({ streamPosition: events.length, hash: String(events.length), state });
      },
      findRecordedCommand: ({ streamId, commandId }) => {
        this.failIfTold('findRecordedCommand', streamId);
        const last = this.stream(streamId).findLastIndex((stored) => stored.commandId === commandId);
        return Promise.resolve(last === -1 ? null : last + 1);
      },
      appendEvents: ({ streamId, after, commandId, events }) => {
        this.failIfTold('appendEvents', streamId);
        const quicker = this.slips.get(streamId)?.shift();
        if (quicker) this.slip(streamId, quicker);
        const stream = this.stream(streamId);
        const recorded = stream.findLastIndex((stored) => stored.commandId === commandId) + 1;
        if (recorded > 0) return Promise.resolve({ kind: 'recorded', streamPosition: recorded, hash: String(recorded) });
        if (stream.length !== after.streamPosition) return Promise.resolve({ kind: 'conflict' });
        stream.push(...events.map((event) => ({ commandId, event })));
        return Promise.resolve({ kind: 'recorded', streamPosition: stream.length, hash: String(stream.length) });
      },
    };
  }

  private failIfTold(call: keyof EventStoreActivities, streamId: string): void {
    const key = `${call} ${streamId}`;
    const left = this.failures.get(key) ?? 0;
    if (left === 0) return;
    this.failures.set(key, left - 1);
    throw new Error('the log does not answer');
  }

  private stream(streamId: string): Stored[] {
    const known = this.streams.get(streamId) ?? [];
    this.streams.set(streamId, known);
    return known;
  }
}
