import type { Actor } from '@tallyport/contracts/actor';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { Decider } from '@tallyport/domain/decider';
import { ApplicationFailure, condition, proxyLocalActivities } from '@temporalio/workflow';
import { quick } from './activity-options.js';
import type { EventStoreActivities } from './event-store-activities.js';
import { OneAtATime } from './one-at-a-time.js';
import { refusing } from './refusing.js';

/** What every command of a process stream carries. */
export interface ProcessCommand {
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly issuedAt: string;
}

/** Where the stream stood after the command. A resend is answered like the first time. */
export interface Recorded {
  readonly streamPosition: number;
}

const log = proxyLocalActivities<EventStoreActivities>(quick);

/**
 * The one place where commands of a process are ordered, decided, recorded and folded, in that order: its state never runs
 * ahead of the log, and on a conflict the log wins. It can be opened on an existing stream at any moment.
 */
export class ProcessStream<Command extends ProcessCommand, Event extends DomainEvent, State> {
  private readonly queue = new OneAtATime();
  private isOpen = false;
  private streamPosition = 0;
  private hash = '';
  state: State;
  /** How many commands were handled in this run: what tells an idle process from a busy one. */
  handled = 0;

  constructor(
    private readonly decider: Decider<Command, Event, State>,
    private readonly place: { readonly orgId: string; readonly streamId: string; readonly jobId: string },
  ) {
    this.state = decider.initialState;
  }

  /** Loads the decision state. Handlers may be called before; they wait for this. */
  async open(): Promise<void> {
    await this.reload();
    this.isOpen = true;
  }

  handle(command: Command): Promise<Recorded> {
    return this.queue.run(async () => {
      await condition(() => this.isOpen);
      this.handled++;
      return this.run(command);
    });
  }

  private async run(command: Command): Promise<Recorded> {
    const { orgId, streamId } = this.place;
    const recorded = await log.findRecordedCommand({ orgId, streamId, commandId: command.commandId });
    if (recorded !== null) return { streamPosition: recorded };
    for (let attempt = 1; attempt <= 2; attempt++) {
      const events = refusing(() => this.decider.decide(command, this.state));
      if (events.length === 0) return { streamPosition: this.streamPosition };
      const answer = await this.append(command, events);
      if (answer.kind === 'recorded') {
        this.state = events.reduce((state, event) => this.decider.evolve(state, event), this.state);
        ({ streamPosition: this.streamPosition, hash: this.hash } = answer);
        return { streamPosition: this.streamPosition };
      }
      await this.reload();
    }
    throw ApplicationFailure.nonRetryable('the stream grew twice while a command was decided', 'stream-conflict');
  }

  private append(command: Command, events: readonly Event[]) {
    return log.appendEvents({
      ...this.place,
      after: { streamPosition: this.streamPosition, hash: this.hash },
      commandId: command.commandId,
      correlationId: command.correlationId,
      actor: command.actor,
      recordedAt: command.issuedAt,
      events,
    });
  }

  private async reload(): Promise<void> {
    const { orgId, streamId } = this.place;
    const loaded = await log.loadProcessStream({ orgId, streamId, decider: this.decider.name });
    this.state = loaded.state as State;
    ({ streamPosition: this.streamPosition, hash: this.hash } = loaded);
  }
}
