import { type Append, type Appended, START } from '@tallyport/event-store/append';
import type { HashedEvent } from '@tallyport/event-store/load';
import { prepareEvents } from '@tallyport/event-store/prepare-events';
import type { Fold, FoldedStream } from '@tallyport/event-store/snapshot';
import type { WritableStore } from '@tallyport/event-store/stream-writer';

/** One stream in memory with the promises of the log: an append counts only where it continues, and a repeat finds its own events. */
export class MemoryStore implements WritableStore {
  readonly events: HashedEvent[] = [];

  fold<State>(_orgId: string, _streamId: string, fold: Fold<State>): Promise<FoldedStream<State>> {
    const state = this.events.reduce((folded, event) => fold.evolve(folded, event), fold.initialState);
    const last = this.events.at(-1);
    return Promise.resolve({ state, head: last ?? START });
  }

  findCommand(_orgId: string, _streamId: string, commandId: string): Promise<HashedEvent[]> {
    return Promise.resolve(this.recordedFor(commandId));
  }

  append(request: Append): Promise<Appended> {
    const recorded = this.recordedFor(request.metadata.commandId);
    const last = recorded.at(-1);
    if (last) return Promise.resolve({ kind: 'recorded', head: last, events: recorded });
    const head = this.events.at(-1) ?? START;
    const follows = head.streamPosition === request.after.streamPosition && head.hash.equals(request.after.hash);
    if (!follows) return Promise.resolve({ kind: 'conflict', head });
    const prepared = prepareEvents(request);
    // Of an append only the last event is ever followed.
    this.events.push(...prepared.events.map((event) => ({ ...event, hash: prepared.head.hash })));
    return Promise.resolve({ kind: 'recorded', ...prepared });
  }

  recordedFor(commandId: string): HashedEvent[] {
    return this.events.filter((event) => event.metadata.commandId === commandId);
  }
}
