import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { Decider } from '@tallyport/domain/decider';
import { Rejection } from '@tallyport/domain/rejection';
import { StreamTooBusy, StreamWriter, type WritableStore } from '@tallyport/event-store/stream-writer';
import type { Place } from './simulated-run.js';
import { type Ending, LOST, type World } from './world.js';

/** The shipped {@link StreamWriter} in a process that may die at each of its awaits; the next process begins with nothing. */
export class SimulatedWriter<Command, Event extends DomainEvent, State> {
  constructor(
    private readonly world: World,
    private readonly decider: Decider<Command, Event, State>,
    private readonly place: Place,
  ) {}

  send(commandId: string, command: Command): Promise<Ending> {
    const death = Promise.withResolvers<Ending>();
    const writer = new StreamWriter(
      this.mortal(() => death.resolve(LOST)),
      this.decider,
      this.place,
    );
    const metadata = {
      actor: { kind: 'person' as const, userId: this.place.orgId },
      commandId,
      correlationId: randomUUID(),
      causationId: null,
      workflowId: null,
      runId: null,
    };
    const ending = writer
      .record(command, metadata, '2026-03-02T01:00:00.000Z')
      .then((streamPosition): Ending => ({ kind: 'recorded', streamPosition }), endingOf);
    return Promise.race([ending, death.promise]);
  }

  private mortal(die: () => void): WritableStore {
    const { world } = this;
    return {
      fold: (...given) => world.through(() => world.store.fold(...given), die),
      findCommand: (...given) => world.through(() => world.store.findCommand(...given), die),
      append: (...given) => world.through(() => world.store.append(...given), die),
    };
  }
}

function endingOf(error: unknown): Ending {
  if (error instanceof Rejection) return { kind: 'refused', code: error.code };
  if (error instanceof StreamTooBusy) return LOST;
  throw error;
}
