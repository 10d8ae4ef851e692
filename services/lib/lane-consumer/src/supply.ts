import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { eventsOfLane } from '@tallyport/event-store/read-log';
import type { Message } from './message.js';
import { messagesInLog, type Queryable } from './messages-in-log.js';

/** Events of one step: few enough for a transaction to end well under a second. */
export const RUN_LENGTH = 400;

/** The events that follow a position of the lane without a gap, in the order of the log. */
export type RunAfter = (position: number) => readonly LoggedEvent[] | Promise<readonly LoggedEvent[]>;

/** Where the events of a step come from. Asked in the round trip that takes the lane, before it is known where the lane stands. */
export interface Supply {
  readonly source: 'kafka' | 'log';
  ask(client: Queryable, lane: number): Promise<RunAfter>;
}

/** The lane as the log has it. */
export const FROM_LOG: Supply = {
  source: 'log',
  ask: (client, lane) => Promise.resolve((position) => eventsOfLane(client, lane, position, RUN_LENGTH)),
};

/** Messages in any order, some twice, some forged: only those that stand in the log are given on. */
export class FromMessages implements Supply {
  readonly source = 'kafka';
  /** Those that stand in the log, once it was asked. */
  known: readonly Message[] = [];

  constructor(readonly messages: readonly Message[]) {}

  async ask(client: Queryable, lane: number): Promise<RunAfter> {
    this.known = await messagesInLog(client, lane, this.messages);
    return (position) => runAfter(position, this.known);
  }
}

function runAfter(position: number, messages: readonly Message[]): LoggedEvent[] {
  const byPrevious = new Map(messages.map(({ event }) => [event.previous, event]));
  const run: LoggedEvent[] = [];
  for (let next = byPrevious.get(position); next; next = byPrevious.get(next.position)) run.push(next);
  return run;
}
