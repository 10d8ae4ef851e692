import { randomUUID } from 'node:crypto';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { AnyExportCommand, HearAcknowledgement } from '@tallyport/domain/freight-export/export/commands';
import { exportDecider } from '@tallyport/domain/freight-export/export/decider';
import { type ExportProgress, goesOnByItself } from '@tallyport/domain/freight-export/export/state';
import { StreamWriter, type WritableStore } from '@tallyport/event-store/stream-writer';
import type { WayOut } from '@tallyport/worker/freight-export/way-out';
import { Exporting } from '@tallyport/workflows/freight-export/exporting';
import type { ExportRef } from '@tallyport/workflows/freight-export/messages';
import type { AppendAnswer, AppendRequest } from '@tallyport/workflows/support/event-store-activities';
import { ProcessStream } from '@tallyport/workflows/support/process-stream';
import type { World } from '../process/world.js';
import type { Clock } from './clock.js';
import type { FailPoint } from './fail-points.js';
import { mortalWorker, type Through, type WorkerOutside } from './mortal-worker.js';

export type ExportStream = ProcessStream<AnyExportCommand, ExportEvent, ExportProgress>;

/** An activity that ended without telling how. */
class Lost extends Error {}
/** An activity that is tried again after so long. */
class Again extends Error {
  constructor(readonly milliseconds: number) {
    super('again');
  }
}
const TRIED_AGAIN_MS = 30_000;

/** What else happens while the run waits; it may write the stream. */
export type Meanwhile = (stream: ExportStream, hear: (said: HearAcknowledgement) => Promise<void>) => Promise<void>;

/**
 * The shipped {@link Exporting} and {@link ProcessStream} in a run that may die at each of its awaits, and the shipped calls in a worker
 * that may die at each of its own. The next run knows the stream, as after a wiped Temporal.
 */
export class MortalExport {
  readonly deaths = new Map<FailPoint, number>();
  meanwhile: Meanwhile = () => Promise.resolve();
  private readings = 0;

  constructor(
    readonly ref: ExportRef,
    private readonly run: World,
    private readonly worker: World,
    private readonly clock: Clock,
    private readonly outside: Omit<WorkerOutside, 'store'>,
  ) {}

  get events(): ExportEvent[] {
    return this.run.store.events.map((event) => parseEvent(event) as ExportEvent);
  }

  get progress(): ExportProgress {
    return this.events.reduce(exportDecider.evolve, exportDecider.initialState);
  }

  /** A person's command, sent until it is answered. */
  async say(command: ExportCommand): Promise<void> {
    await this.lives((through) => this.opened(through).then((stream) => stream.handle(command)));
  }

  /** Runs until it does not go on by itself, one run after the other. */
  async bringOut(): Promise<void> {
    while (goesOnByItself(this.progress)) {
      await this.lives(async (through) => {
        const stream = await this.opened(through);
        const exporting = this.exporting(stream, through);
        while (goesOnByItself(stream.state)) await exporting.step();
      });
    }
  }

  private exporting(stream: ExportStream, through: Through): Exporting {
    const signal = new AbortController().signal;
    const wait = (milliseconds: number) => this.wait(milliseconds, stream, through);
    return new Exporting(this.ref, {
      outside: {
        callOutside: (ref) => through('outside.callOutside', () => this.activity((way) => way.call(ref, signal))),
        lookForExport: (ref) =>
          through('outside.lookForExport', async () => {
            const looked = await this.tried((way) => way.lookFor(ref, this.clock.now, signal));
            if (looked.kind === 'not-there-yet') throw new Again(looked.milliseconds);
            return looked;
          }),
        readBackExport: (ref) =>
          through('outside.readBackExport', () => this.tried((way) => way.readBack(ref, (this.readings += 1), signal))),
      },
      turns: { takeTurn: () => through('turns.takeTurn', () => Promise.resolve(this.outside.setUp.turn())) },
      stream,
      now: this.clock.iso,
      random: () => this.run.dice(),
      pause: (milliseconds) => wait(milliseconds),
      unlessMoot: (isMoot, work) => this.untilAnswered(isMoot, work, wait),
      isLost: (error) => error instanceof Lost,
      isDue: () => false,
    });
  }

  /** As Temporal tries an activity again, after a while, until it is answered or moot. */
  private async untilAnswered<T>(
    isMoot: () => boolean,
    work: () => Promise<T>,
    wait: (milliseconds: number) => Promise<void>,
  ): Promise<T | null> {
    this.readings = 0;
    while (!isMoot()) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Again)) throw error;
        await wait(error.milliseconds);
      }
    }
    return null;
  }

  private async tried<T>(work: (way: WayOut) => Promise<T>): Promise<T> {
    try {
      return await this.activity(work);
    } catch {
      throw new Again(TRIED_AGAIN_MS);
    }
  }

  /** A worker that dies leaves its activity without an answer; what it waited for then goes on for nobody. */
  private async activity<T>(work: (way: WayOut) => Promise<T>): Promise<T> {
    const death = Promise.withResolvers<never>();
    const way = mortalWorker({ ...this.outside, store: { load: () => Promise.resolve(this.run.store.events) } }, (point, effect) =>
      this.worker.through(effect, () => {
        this.died(point);
        death.reject(new Lost());
      }),
    );
    return Promise.race([work(way), death.promise]);
  }

  private async wait(milliseconds: number, stream: ExportStream, through: Through): Promise<void> {
    this.clock.pass(milliseconds);
    await this.meanwhile(stream, (said) =>
      stream.handOut(async () => {
        const { orgId, workOrderId, exportId } = this.ref;
        const place = { orgId, streamId: `export/${exportId}`, jobId: workOrderId };
        const { actor, commandId, correlationId, issuedAt } = said;
        const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
        await new StreamWriter(this.mortalStore(through), exportDecider, place).record(said, metadata, issuedAt);
      }),
    );
  }

  /** Lives on after each death, with nothing but the stream. */
  private async lives(work: (through: Through) => Promise<unknown>): Promise<void> {
    for (let isDone = false; !isDone; ) {
      const death = Promise.withResolvers<'dead'>();
      const through: Through = (point, effect) =>
        this.run.through(effect, () => {
          this.died(point);
          death.resolve('dead');
        });
      isDone = (await Promise.race([work(through).then(() => 'done' as const), death.promise])) === 'done';
      this.clock.pass(1_000);
    }
  }

  private died(point: FailPoint): void {
    this.deaths.set(point, (this.deaths.get(point) ?? 0) + 1);
  }

  private async opened(through: Through): Promise<ExportStream> {
    const { orgId, workOrderId, exportId } = this.ref;
    const place = { orgId, streamId: `export/${exportId}`, jobId: workOrderId };
    const store = this.mortalStore(through);
    const log = {
      loadProcessStream: async () => {
        const evolve = (state: ExportProgress, event: Parameters<typeof parseEvent>[0]) =>
          exportDecider.evolve(state, parseEvent(event) as ExportEvent);
        const { state, head } = await store.fold(orgId, place.streamId, { ...exportDecider, evolve });
        return { streamPosition: head.streamPosition, hash: head.hash.toString('hex'), state };
      },
      findRecordedCommand: async ({ commandId }: { commandId: string }) =>
        (await store.findCommand(orgId, place.streamId, commandId)).at(-1)?.streamPosition ?? null,
      appendEvents: async ({ after, commandId, correlationId, actor, recordedAt, events }: AppendRequest): Promise<AppendAnswer> => {
        const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
        const known = { streamPosition: after.streamPosition, hash: Buffer.from(after.hash, 'hex') };
        const appended = await store.append({ ...place, after: known, events, metadata, recordedAt });
        if (appended.kind === 'conflict') return { kind: 'conflict' };
        return { kind: 'recorded', streamPosition: appended.head.streamPosition, hash: appended.head.hash.toString('hex') };
      },
    };
    const stream = new ProcessStream(exportDecider, place, { log, waitUntil: () => Promise.resolve(), isAskedAgain: () => true });
    await stream.open();
    return stream;
  }

  private mortalStore(through: Through): WritableStore {
    const { store } = this.run;
    return {
      fold: (...given) => through('log.fold', () => store.fold(...given)),
      findCommand: (...given) => through('log.findCommand', () => store.findCommand(...given)),
      append: (...given) => through('log.append', () => store.append(...given)),
    };
  }
}

export function newRef(): ExportRef {
  return { orgId: randomUUID(), workOrderId: randomUUID(), exportId: randomUUID() };
}
