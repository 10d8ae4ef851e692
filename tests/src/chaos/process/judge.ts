import type { DomainEvent } from '@tallyport/contracts/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { Decider } from '@tallyport/domain/decider';
import { Rejection } from '@tallyport/domain/rejection';
import type { MemoryStore } from './memory-store.js';
import type { Ending } from './world.js';

/** A command that was sent when the log held `from` events and answered when it held `to`. */
export interface Sent<Command> {
  readonly commandId: string;
  readonly command: Command;
  readonly from: number;
  readonly to: number;
  readonly ending: Ending;
}

/**
 * What is wrong with an answer, or null: a command that was acknowledged is in the log once, or had nothing left to do at a
 * moment between its sending and its answer; one that was refused is not in the log, and the log gave the reason at such a moment.
 */
export function wrongWith<Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  store: MemoryStore,
  { commandId, command, from, to, ending }: Sent<Command>,
): string | null {
  const positions = store.recordedFor(commandId).map((event) => event.streamPosition);
  const [first = 0] = positions;
  if (positions.some((position, index) => position !== first + index)) return `recorded in pieces at ${positions.join(', ')}`;
  if (ending.kind === 'recorded' && positions.length > 0) {
    return positions.at(-1) === ending.streamPosition ? null : `recorded at ${positions.at(-1)}, answered ${ending.streamPosition}`;
  }
  if (ending.kind === 'lost') return null;
  if (positions.length > 0) return 'refused, yet recorded';
  const given = ending.kind === 'refused' ? ending.code : 'nothing to do';
  for (let length = from; length <= to; length++) {
    if (verdictOn(decider, store, length, command) === given) return null;
  }
  return `answered "${given}", which the log did not justify between ${from} and ${to} events`;
}

function verdictOn<Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  store: MemoryStore,
  length: number,
  command: Command,
): string {
  const before = store.events.slice(0, length);
  const state = before.reduce((folded, event) => decider.evolve(folded, parseEvent(event) as Event), decider.initialState);
  try {
    return decider.decide(command, state).length === 0 ? 'nothing to do' : 'record';
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
}
