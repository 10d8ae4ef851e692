import { cancellationSignal, heartbeat } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { ExtractionActivities, ExtractionLogActivities, ModelActivities, StageOutcome } from '../document-extraction/activities.js';
import type { SealActivities } from '../support/sealed-messages.js';
import { DOCUMENTS_QUEUE, OUTSIDE_QUEUE } from '../task-queues.js';
import type { End, Script, Stage } from './script.js';

/** The activities of an extraction, played from a script: what they did and which ends were recorded is there to look at. */
export class ScriptedReader {
  readonly done: string[] = [];
  readonly ends: End[] = [];
  readonly fallbacks: { readonly question: number; readonly reason: string }[] = [];
  private failuresLeft: number;
  private logFailuresLeft: number;
  private silencesLeft: number;
  private open: number[];
  private readonly holding = Promise.withResolvers<void>();
  private readonly released = Promise.withResolvers<void>();
  private readonly seals = new Seen();

  constructor(private readonly script: Script) {
    this.failuresLeft = script.fails?.times ?? 0;
    this.logFailuresLeft = script.logFails?.times ?? 0;
    this.silencesLeft = script.silent?.times ?? 0;
    this.open = script.isOpen === false ? [] : [1];
  }

  /** Resolves once the reader waits at the stage of the script. */
  get isHolding(): Promise<void> {
    return this.holding.promise;
  }

  release(): void {
    this.released.resolve();
  }

  /** The same once the run has looked at the seal of a signal: it knows of it before anything that comes later. */
  async releaseAfter({ name }: { readonly name: string }): Promise<void> {
    await this.seals.on(`signal ${name}`);
    this.release();
  }

  requestAgain(): void {
    this.open.push(2);
  }

  /** Messages that the keeper of the key does not believe, by kind and name. */
  readonly forged = new Set<string>();

  get logActivities(): ExtractionLogActivities & SealActivities {
    return {
      isSealGenuine: ({ kind, name }) => {
        this.seals.seen(`${kind} ${name}`);
        return Promise.resolve(!this.forged.has(`${kind} ${name}`));
      },
      openAttempt: () =>
        this.asked('open', () => Promise.resolve(this.open[0] === undefined ? null : { attempt: this.open[0], priority: 2 })),
      recordFailed: ({ step, reason }) => this.asked('end', () => this.end({ kind: 'failed', step, reason })),
      recordModelFallback: ({ question, reason }) => {
        this.fallbacks.push({ question, reason });
        return Promise.resolve();
      },
      recordCancelled: ({ reason }) => this.asked('end', () => this.end({ kind: 'cancelled', reason })),
    };
  }

  /** Runs `work` beside a worker for the queue `documents`, and one for the queue `outside` where the script has a model. */
  async withDocumentsWorker<T>(environment: TestWorkflowEnvironment, work: () => Promise<T>): Promise<T> {
    const worker = await Worker.create({
      connection: environment.nativeConnection,
      taskQueue: DOCUMENTS_QUEUE,
      activities: this.activities,
      maxHeartbeatThrottleInterval: 200,
    });
    if (this.script.model === undefined) return worker.runUntil(work());
    const outside = await Worker.create({
      connection: environment.nativeConnection,
      taskQueue: OUTSIDE_QUEUE,
      activities: this.modelActivities,
      maxHeartbeatThrottleInterval: 200,
    });
    return worker.runUntil(outside.runUntil(work()));
  }

  /** What the queue `documents` is served with. */
  get activities(): ExtractionActivities {
    const { pages, pagesPerBatch, ranMsPerBatch = 100 } = this.script;
    return {
      prepareDocument: () => this.stage('prepare', 'prepare', () => ({ kind: 'done', ranMs: 100, pages })),
      readPages: ({ from }) => {
        const to = Math.min(pages, from + pagesPerBatch - 1);
        return this.stage(from, `pages ${from}-${to}`, () => ({ kind: 'done', ranMs: ranMsPerBatch, next: to < pages ? to + 1 : null }));
      },
      understandDocument: ({ modelWasAsked }) =>
        this.script.model !== undefined && modelWasAsked !== true
          ? this.stage('understand', 'analyze', () => ({ kind: 'done', ranMs: 100, asksModel: 'scripted' }))
          : this.stage('understand', 'understand', () => {
              this.open.shift();
              return { kind: 'done', ranMs: 100 };
            }),
    };
  }

  /** What the queue `outside` is served with. */
  private get modelActivities(): ModelActivities {
    const { questions = 0, silentFrom = questions, failsWith = 'unreachable', ranMs = 100 } = this.script.model ?? {};
    return {
      askModel: ({ question }) => {
        if (question >= silentFrom) return Promise.reject(ApplicationFailure.retryable('no answer', failsWith));
        this.done.push(`ask ${question}`);
        return Promise.resolve({ kind: 'done', ranMs, next: question + 1 < questions ? question + 1 : null });
      },
    };
  }

  private async stage<Result extends object>(stage: Stage, name: string, work: () => StageOutcome<Result>): Promise<StageOutcome<Result>> {
    const { fails, silent, holdAt, unreadable } = this.script;
    if (fails?.at === stage && this.failuresLeft-- > 0) throw ApplicationFailure.retryable('the reader went away');
    if (silent?.at === stage && this.silencesLeft-- > 0) await cancelled();
    if (holdAt === stage) await this.hold();
    if (unreadable && (unreadable.at ?? 'prepare') === stage) {
      const { step, reason, message } = unreadable;
      return { kind: 'unreadable', step, reason, message };
    }
    this.done.push(name);
    return work();
  }

  private async hold(): Promise<void> {
    this.holding.resolve();
    const alive = setInterval(() => heartbeat(), 100);
    try {
      await Promise.race([this.released.promise, cancelled()]);
    } finally {
      clearInterval(alive);
    }
  }

  private asked<T>(what: 'open' | 'end', answer: () => Promise<T>): Promise<T> {
    if (this.script.logFails?.at === what && this.logFailuresLeft-- > 0) return Promise.reject(new Error('the log does not answer'));
    return answer();
  }

  private end(end: End): Promise<void> {
    this.ends.push(end);
    this.open.shift();
    return Promise.resolve();
  }
}

function cancelled(): Promise<never> {
  const signal = cancellationSignal();
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** What has happened, by name, and who waits for it. */
class Seen {
  private readonly happened = new Map<string, PromiseWithResolvers<void>>();

  on(name: string): Promise<void> {
    return this.of(name).promise;
  }

  seen(name: string): void {
    this.of(name).resolve();
  }

  private of(name: string): PromiseWithResolvers<void> {
    const known = this.happened.get(name) ?? Promise.withResolvers<void>();
    this.happened.set(name, known);
    return known;
  }
}
