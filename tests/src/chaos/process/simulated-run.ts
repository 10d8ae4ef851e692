import type { DomainEvent } from '@tallyport/contracts/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { Decider } from '@tallyport/domain/decider';
import type { AppendAnswer, EventStoreActivities } from '@tallyport/workflows/support/event-store-activities';
import type { ProcessName } from '@tallyport/workflows/support/process-deciders';
import type { ProcessPorts } from '@tallyport/workflows/support/process-ports';
import { type ProcessCommand, ProcessStream } from '@tallyport/workflows/support/process-stream';
import { ApplicationFailure } from '@temporalio/common';
import { type Ending, LOST, type World } from './world.js';

/** How often a task that takes long tells Temporal what it did so far. */
const SIGN_OF_LIFE = 0.2;

export interface Place {
  readonly orgId: string;
  readonly streamId: string;
  readonly jobId: string;
}

/**
 * The shipped {@link ProcessStream} as Temporal runs it. What a task did counts when the task ends or gives a sign of life;
 * a worker that dies before leaves the rest undone, and the next one is given the answers that count and goes on from there.
 * Commands of the history are handled again in their order, a command that no task accepted is forgotten.
 */
export class SimulatedRun<Command extends ProcessCommand, Event extends DomainEvent, State> {
  private stream: ProcessStream<Command, Event, State> | null = null;
  /** Tells the worker that serves the run now from those that died. */
  private life = {};
  private commands: Command[] = [];
  private answers: unknown[] = [];
  private counted = { commands: 0, answers: 0 };
  private replayed = 0;
  /** Commands whose answer stands in the history. */
  private answered = new Set<string>();
  private endings = new Map<string, Promise<Ending>>();
  private death = Promise.withResolvers<Ending>();

  constructor(
    private readonly world: World,
    private readonly decider: Decider<Command, Event, State, ProcessName>,
    private readonly place: Place,
    private readonly isAskedAgain: boolean,
  ) {}

  /** Hands a command to the run as an Update: one that was accepted before is answered as it was, or will be. */
  send(command: Command): Promise<Ending> {
    this.stream ??= this.begin();
    const ending = this.endings.get(command.commandId) ?? this.accept(this.stream, command);
    return Promise.race([ending, this.death.promise]);
  }

  /** Another worker takes the run over, with nothing but its history. */
  evict(): void {
    this.stream = null;
    this.life = {};
    this.death.resolve(LOST);
    this.commands.length = this.counted.commands;
    this.answers.length = this.counted.answers;
  }

  /** The run has ended, or Temporal was wiped: the next command begins another on the stream. */
  forget(): void {
    this.evict();
    this.commands = [];
    this.answers = [];
    this.answered.clear();
    this.counted = { commands: 0, answers: 0 };
  }

  private begin(): ProcessStream<Command, Event, State> {
    this.death = Promise.withResolvers<Ending>();
    this.replayed = 0;
    this.endings = new Map();
    this.life = {};
    const stream = new ProcessStream(this.decider, this.place, this.ports(this.life));
    void stream.open();
    const before = this.commands;
    this.commands = [];
    for (const command of before) void this.accept(stream, command);
    return stream;
  }

  private accept(stream: ProcessStream<Command, Event, State>, command: Command): Promise<Ending> {
    this.commands.push(command);
    const { life } = this;
    const ending = stream.handle(command).then(
      (recorded): Ending => ({ kind: 'recorded', ...recorded }),
      (error: unknown): Ending => ({ kind: 'refused', code: codeOf(error) }),
    );
    const ended = ending.then(async (value) => {
      if (this.life !== life) return new Promise<never>(() => undefined);
      if (this.answered.has(command.commandId)) return value;
      // The task that carries the answer may still be lost with its worker.
      await this.world.through(
        () => Promise.resolve(),
        () => this.die(life),
      );
      this.answered.add(command.commandId);
      this.count();
      return value;
    });
    this.endings.set(command.commandId, ended);
    return ended;
  }

  private die(life: object): void {
    if (this.life === life) this.evict();
  }

  private count(): void {
    this.counted = { commands: this.commands.length, answers: this.answers.length };
  }

  private ports(life: object): ProcessPorts {
    return { log: this.log(life), waitUntil, isAskedAgain: () => this.isAskedAgain };
  }

  /** The log as local activities reach it: an answer that counts is given back from the history. */
  private log(life: object): EventStoreActivities {
    const { store } = this.world;
    const ask = <Answer>(effect: () => Promise<Answer>) => this.ask(life, effect);
    return {
      loadProcessStream: () =>
        ask(async () => {
          const { name, version, initialState } = this.decider;
          const evolve = (state: State, event: Parameters<typeof parseEvent>[0]) => this.decider.evolve(state, parseEvent(event) as Event);
          const { state, head } = await store.fold('', '', { name, version, initialState, evolve });
          return { streamPosition: head.streamPosition, hash: head.hash.toString('hex'), state };
        }),
      findRecordedCommand: ({ commandId }) => ask(() => Promise.resolve(store.recordedFor(commandId).at(-1)?.streamPosition ?? null)),
      appendEvents: ({ after, commandId, correlationId, actor, recordedAt, events }) =>
        ask(async (): Promise<AppendAnswer> => {
          const appended = await store.append({
            ...this.place,
            after: { streamPosition: after.streamPosition, hash: Buffer.from(after.hash, 'hex') },
            events,
            metadata: { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null },
            recordedAt,
          });
          if (appended.kind === 'conflict') return { kind: 'conflict' };
          return { kind: 'recorded', streamPosition: appended.head.streamPosition, hash: appended.head.hash.toString('hex') };
        }),
    };
  }

  private async ask<Answer>(life: object, effect: () => Promise<Answer>): Promise<Answer> {
    if (this.life !== life) return new Promise<never>(() => undefined);
    const known = this.replayed;
    if (known < this.counted.answers) {
      this.replayed++;
      return this.answers[known] as Answer;
    }
    const answer = await this.world.through(effect, () => this.die(life));
    // Somebody else serves the run by now: what comes to this worker counts no more.
    if (this.life !== life) return new Promise<never>(() => undefined);
    this.answers.push(answer);
    this.replayed++;
    if (this.world.happens(SIGN_OF_LIFE)) this.count();
    return answer;
  }
}

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

function codeOf(error: unknown): string {
  if (error instanceof ApplicationFailure) return error.type ?? error.message;
  throw error;
}
