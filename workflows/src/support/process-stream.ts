import type { Actor } from '@tallyport/contracts/actor';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { Decider } from '@tallyport/domain/decider';
import { ApplicationFailure } from '@temporalio/workflow';
import type { Recorded } from './messages.js';
import { OneAtATime } from './one-at-a-time.js';
import type { ProcessName } from './process-deciders.js';
import { type ProcessPorts, workflowPorts } from './process-ports.js';
import { refusing } from './refusing.js';

/** What every command of a process stream carries. */
export interface ProcessCommand {
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly issuedAt: string;
}

/** How often a run from before the log was asked again decides a command. */
const TRIES_BEFORE = 2;

/**
 * The one place where commands of a process are ordered, decided, recorded and folded, in that order. It can be opened on an
 * existing stream at any moment, and its state is always a beginning of the log. That it is the whole log only the log can
 * say: an append says so, and before a refusal or "nothing to do" the stream is loaded anew. So a task that died after its
 * append, a twin of this run or another writer can make it slower, never wrong.
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
    private readonly decider: Decider<Command, Event, State, ProcessName>,
    private readonly place: { readonly orgId: string; readonly streamId: string; readonly jobId: string | null },
    private readonly run: ProcessPorts = workflowPorts,
  ) {
    this.state = decider.initialState;
  }

  /** Loads the decision state. Handlers may be called before; they wait for this. */
  async open(): Promise<void> {
    await this.reload();
    this.isOpen = true;
  }

  /** Answers where the stream stands after the command; a resend is answered like the first time. Throws the decider's refusal. */
  handle(command: Command): Promise<Recorded> {
    return this.queue.run(async () => {
      await this.run.waitUntil(() => this.isOpen);
      this.handled++;
      return this.execute(command);
    });
  }

  /** Records a step of this run itself. Its id comes from what it says, so that the append alone finds a repeat. */
  record(step: Command): Promise<Recorded> {
    return this.queue.run(() => this.execute(step, 1));
  }

  /**
   * Lets an activity write the stream in its turn, where what it records is too large to travel. It decides by the same decider; what
   * it wrote is loaded afterwards.
   */
  handOut(write: () => Promise<void>): Promise<void> {
    return this.queue.run(async () => {
      await this.run.waitUntil(() => this.isOpen);
      this.handled++;
      await write();
      await this.reload();
    });
  }

  private async execute(command: Command, notAskedBefore = 0): Promise<Recorded> {
    for (let attempt = 1; attempt <= TRIES_BEFORE || this.run.isAskedAgain(); attempt++) {
      const isAsked = attempt > notAskedBefore && (attempt === 1 || this.run.isAskedAgain());
      const recorded = isAsked ? await this.findRecorded(command) : null;
      if (recorded !== null) return { streamPosition: recorded };
      const decision = this.decide(command);
      if (decision.kind === 'record') {
        const appended = await this.append(command, decision.events);
        if (appended !== null) return { streamPosition: appended };
      } else if (attempt > 1 || !this.run.isAskedAgain()) {
        if (decision.kind === 'refuse') throw decision.failure;
        return { streamPosition: this.streamPosition };
      }
      await this.reload();
    }
    throw ApplicationFailure.nonRetryable('the stream grew twice while a command was decided', 'stream-conflict');
  }

  /** Where the command was recorded before: by an earlier run, or by a task of this one that died before it could end. */
  private async findRecorded({ commandId }: Command): Promise<number | null> {
    const { orgId, streamId } = this.place;
    const recorded = await this.run.log.findRecordedCommand({ orgId, streamId, commandId });
    if (recorded !== null && recorded > this.streamPosition && this.run.isAskedAgain()) await this.reload();
    return recorded;
  }

  private decide(command: Command): Decision<Event> {
    try {
      const events = refusing(() => this.decider.decide(command, this.state));
      return events.length === 0 ? { kind: 'nothing to do' } : { kind: 'record', events };
    } catch (failure) {
      if (failure instanceof ApplicationFailure) return { kind: 'refuse', failure };
      throw failure;
    }
  }

  /** Where the events stand now, or null when somebody else appended since the state was loaded. */
  private async append(command: Command, events: readonly Event[]): Promise<number | null> {
    const answer = await this.run.log.appendEvents({
      ...this.place,
      after: { streamPosition: this.streamPosition, hash: this.hash },
      commandId: command.commandId,
      correlationId: command.correlationId,
      actor: command.actor,
      recordedAt: command.issuedAt,
      events,
    });
    if (answer.kind === 'conflict') return null;
    if (answer.streamPosition === this.streamPosition + events.length) {
      this.state = events.reduce((state, event) => this.decider.evolve(state, event), this.state);
      ({ streamPosition: this.streamPosition, hash: this.hash } = answer);
    } else {
      // A twin of this run recorded the command further on: what stands between is not known here.
      await this.reload();
    }
    return answer.streamPosition;
  }

  private async reload(): Promise<void> {
    const { orgId, streamId } = this.place;
    const loaded = await this.run.log.loadProcessStream({ orgId, streamId, decider: this.decider.name });
    this.state = loaded.state as State;
    ({ streamPosition: this.streamPosition, hash: this.hash } = loaded);
  }
}

type Decision<Event> =
  | { readonly kind: 'record'; readonly events: readonly Event[] }
  | { readonly kind: 'nothing to do' }
  | { readonly kind: 'refuse'; readonly failure: ApplicationFailure };
