import type { EventMetadata, RecordedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { type Append, START } from './append.js';
import type { EventStore } from './event-store.js';
import type { HashedEvent } from './load.js';
import type { FoldedStream } from './snapshot.js';

/** The part of a decider that writing needs; `domain` has the real ones. */
export interface Deciding<Command, Event, State> {
  readonly name: string;
  readonly version: number;
  readonly initialState: State;
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}

/** Which stream, and of which job. */
export interface StreamPlace {
  readonly orgId: string;
  readonly streamId: string;
  readonly jobId: string | null;
}

/** The part of the log that writing needs. */
export type WritableStore = Pick<EventStore, 'fold' | 'findCommand' | 'append'>;

const MAX_TRIES = 5;

/**
 * Writes a stream that no workflow owns: looks the command up, loads, decides, appends; on a conflict it decides again on
 * what stands now. Any number of processes may write the same stream this way. What `decide` throws is passed on.
 */
export class StreamWriter<Command, Event extends DomainEvent, State> {
  constructor(
    private readonly store: WritableStore,
    private readonly decider: Deciding<Command, Event, State>,
    private readonly place: StreamPlace,
  ) {}

  /** What deciding needs. A long stream begins at its last snapshot; data that were erased fold to nothing. */
  load(): Promise<FoldedStream<State>> {
    const { name, version, initialState } = this.decider;
    const evolve = (folded: State, event: RecordedEvent) => this.evolve(folded, event);
    return this.store.fold(this.place.orgId, this.place.streamId, { name, version, initialState, evolve });
  }

  /** The same from the events of the whole stream, where they are loaded already. */
  foldOf(events: readonly HashedEvent[]): FoldedStream<State> {
    const last = events.at(-1);
    const head = last ? { streamPosition: last.streamPosition, hash: last.hash } : START;
    return { state: events.reduce((state, event) => this.evolve(state, event), this.decider.initialState), head };
  }

  private evolve(folded: State, event: RecordedEvent): State {
    const parsed = parseEvent(event);
    // The stream's name says which events it holds.
    return parsed ? this.decider.evolve(folded, parsed as Event) : folded;
  }

  /** The append with which this command begins a stream that nobody has written yet. */
  beginning(command: Command, metadata: EventMetadata, recordedAt: string): Append {
    return { ...this.place, after: START, events: this.decider.decide(command, this.decider.initialState), metadata, recordedAt };
  }

  /**
   * The append that this command means where the stream stands now, for writing several streams together; it may hold no events.
   * A command that was recorded before is answered with its position.
   */
  async next(
    command: Command,
    metadata: EventMetadata,
    recordedAt: string,
    known?: FoldedStream<State>,
  ): Promise<{ readonly kind: 'recorded'; readonly streamPosition: number } | { readonly kind: 'append'; readonly append: Append }> {
    const { state, head } = known ?? (await this.load());
    // Looked up after the state that is decided on: a twin of this command that came in between is found here.
    const recorded = await this.store.findCommand(this.place.orgId, this.place.streamId, metadata.commandId);
    const last = recorded.at(-1);
    if (last) return { kind: 'recorded', streamPosition: last.streamPosition };
    return { kind: 'append', append: { ...this.place, after: head, events: this.decider.decide(command, state), metadata, recordedAt } };
  }

  /**
   * Answers with the stream's position after the command; a repeated command is answered as the first time. The first try is
   * decided on what is known of the stream, if anything is.
   */
  async record(command: Command, metadata: EventMetadata, recordedAt: string, known?: FoldedStream<State>): Promise<number> {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
      const next = await this.next(command, metadata, recordedAt, attempt === 1 ? known : undefined);
      if (next.kind === 'recorded') return next.streamPosition;
      if (next.append.events.length === 0) return next.append.after.streamPosition;
      const appended = await this.store.append(next.append);
      if (appended.kind === 'recorded') return appended.head.streamPosition;
    }
    throw new StreamTooBusy(this.place.streamId);
  }
}

/** Other writers were quicker every time. The caller may try the whole command again. */
export class StreamTooBusy extends Error {
  constructor(streamId: string) {
    super(`${streamId} grew faster than it could be written`);
    this.name = 'StreamTooBusy';
  }
}
