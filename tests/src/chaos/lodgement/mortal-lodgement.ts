import { randomUUID } from 'node:crypto';
import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { AnyLodgementCommand } from '@tallyport/domain/lodgement/commands';
import type { CustomsWord } from '@tallyport/domain/lodgement/customs-word';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import { isToSend, type LodgementProgress } from '@tallyport/domain/lodgement/state';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { Sending } from '@tallyport/workflows/lodgement/sending';
import type { AppendAnswer, AppendRequest } from '@tallyport/workflows/support/event-store-activities';
import { ProcessStream } from '@tallyport/workflows/support/process-stream';
import type { World } from '../process/world.js';
import type { FaultyCustoms } from './faulty-customs.js';

export const PLACE = { orgId: randomUUID(), streamId: `lodgement/${randomUUID()}`, jobId: randomUUID() };
const REF = { orgId: PLACE.orgId, workOrderId: PLACE.jobId, lodgementId: PLACE.streamId.slice('lodgement/'.length) };

/** An activity that ended without telling how. */
class Lost extends Error {}

/**
 * The shipped {@link Sending} and {@link ProcessStream} in a run that may die at each of its awaits, with everything that it knew: the
 * next one begins on the stream as after a wiped Temporal.
 */
export class MortalLodgement {
  deaths = 0;

  constructor(
    private readonly world: World,
    private readonly customs: FaultyCustoms,
  ) {}

  get events(): LodgementEvent[] {
    return this.world.store.events.map((event) => parseEvent(event) as LodgementEvent);
  }

  get progress(): LodgementProgress {
    return this.events.reduce(lodgementDecider.evolve, lodgementDecider.initialState);
  }

  /** A person's command, sent until it is answered. */
  async sign(command: LodgementCommand): Promise<void> {
    await this.lives((die) => this.opened(die).then((stream) => stream.handle(command)));
  }

  /** What customs says, handed on until it stands in the stream. */
  async hear(word: CustomsWord, commandId: string): Promise<void> {
    const envelope = { commandId, correlationId: commandId, actor: { kind: 'customs' as const } };
    const command: AnyLodgementCommand = {
      type: 'record-word',
      ...envelope,
      issuedAt: '2026-03-14T02:00:00.000Z',
      workOrderId: REF.workOrderId,
      lodgementId: REF.lodgementId,
      messageId: commandId,
      original: 'c'.repeat(64),
      word,
    };
    const metadata = { ...envelope, causationId: null, workflowId: null, runId: null };
    await this.lives((die) => {
      const store = this.mortalStore(die);
      return new StreamWriter(store, lodgementDecider, PLACE).record(command, metadata, '2026-03-14T02:00:00.000Z');
    });
  }

  /** Runs until nothing is left to send, one run after the other. */
  async bringToCustoms(): Promise<void> {
    while (isToSend(this.progress.message)) {
      await this.lives(async (die) => {
        const stream = await this.opened(die);
        const sending = new Sending(REF, {
          customs: this.mortalCustoms(die),
          stream,
          now: () => '2026-03-14T02:00:00.000Z',
          pause: () => Promise.resolve(),
          unlessMoot: (_isMoot, work) => untilAnswered(work),
          isLost: (error) => error instanceof Lost,
          isDue: () => false,
        });
        for (let { message } = stream.state; message !== null && isToSend(message); { message } = stream.state) await sending.step(message);
      });
    }
  }

  /** Lives on after each death, with nothing but the stream. */
  private async lives(work: (die: () => void) => Promise<unknown>): Promise<void> {
    for (let isDone = false; !isDone; ) {
      const death = Promise.withResolvers<'dead'>();
      const ending = await Promise.race([work(() => death.resolve('dead')).then(() => 'done' as const), death.promise]);
      isDone = ending === 'done';
      if (!isDone) this.deaths += 1;
    }
  }

  private async opened(die: () => void): Promise<ProcessStream<AnyLodgementCommand, LodgementEvent, LodgementProgress>> {
    const store = this.mortalStore(die);
    const log = {
      loadProcessStream: async () => {
        const evolve = (state: LodgementProgress, event: Parameters<typeof parseEvent>[0]) =>
          lodgementDecider.evolve(state, parseEvent(event) as LodgementEvent);
        const { state, head } = await store.fold(PLACE.orgId, PLACE.streamId, { ...lodgementDecider, evolve });
        return { streamPosition: head.streamPosition, hash: head.hash.toString('hex'), state };
      },
      findRecordedCommand: async ({ commandId }: { commandId: string }) =>
        (await store.findCommand(PLACE.orgId, PLACE.streamId, commandId)).at(-1)?.streamPosition ?? null,
      appendEvents: async ({ after, commandId, correlationId, actor, recordedAt, events }: AppendRequest): Promise<AppendAnswer> => {
        const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
        const known = { streamPosition: after.streamPosition, hash: Buffer.from(after.hash, 'hex') };
        const appended = await store.append({ ...PLACE, after: known, events, metadata, recordedAt });
        if (appended.kind === 'conflict') return { kind: 'conflict' };
        return { kind: 'recorded', streamPosition: appended.head.streamPosition, hash: appended.head.hash.toString('hex') };
      },
    };
    const stream = new ProcessStream(lodgementDecider, PLACE, { log, waitUntil: () => Promise.resolve(), isAskedAgain: () => true });
    await stream.open();
    return stream;
  }

  private mortalStore(die: () => void) {
    const { store } = this.world;
    return {
      fold: (...given: Parameters<typeof store.fold>) => this.world.through(() => store.fold(...given), die),
      findCommand: (...given: Parameters<typeof store.findCommand>) => this.world.through(() => store.findCommand(...given), die),
      append: (...given: Parameters<typeof store.append>) => this.world.through(() => store.append(...given), die),
    } as typeof store;
  }

  private mortalCustoms(die: () => void): FaultyCustoms['activities'] {
    const { buildInterchange, sendInterchange, askForInterchange } = this.customs.activities;
    return {
      buildInterchange: (interchange) => this.world.through(() => buildInterchange(interchange), die),
      // The worker of the activity dies by itself too: then the run lives, and knows nothing.
      sendInterchange: async (interchange) => {
        const sent = await this.world.through(() => sendInterchange(interchange), die);
        if (this.world.happens(0.2)) throw new Lost();
        return sent;
      },
      askForInterchange: (interchange) => this.world.through(() => askForInterchange(interchange), die),
    };
  }
}

async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      // Customs was away: the activity is tried again.
    }
  }
}
