import type { ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import { cancellationSignal, heartbeat } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { ExtractionActivities, ExtractionLogActivities, StageOutcome } from '../document-extraction/activities.js';
import { DOCUMENTS_QUEUE } from '../task-queues.js';

export interface Script {
  readonly pages: number;
  readonly pagesPerBatch: number;
  readonly ranMsPerBatch?: number;
  readonly unreadable?: { readonly step: ExtractionStep; readonly reason: string; readonly message: string };
  /** How many times reading pages fails before it works. */
  readonly failures?: number;
  /** Reading this page waits until it is released or cancelled. */
  readonly holdAtPage?: number;
  readonly isOpen?: boolean;
}

type End =
  | { readonly kind: 'failed'; readonly step: ExtractionStep | null; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly reason: string };

/** The activities of an extraction, played from a script: what they did and which ends were recorded is there to look at. */
export class ScriptedReader {
  readonly done: string[] = [];
  readonly ends: End[] = [];
  private failuresLeft: number;
  private open: number[];
  private readonly holding = Promise.withResolvers<void>();
  private readonly released = Promise.withResolvers<void>();

  constructor(private readonly script: Script) {
    this.failuresLeft = script.failures ?? 0;
    this.open = script.isOpen === false ? [] : [1];
  }

  /** Resolves once reading waits at the page of the script. */
  get isHolding(): Promise<void> {
    return this.holding.promise;
  }

  release(): void {
    this.released.resolve();
  }

  requestAgain(): void {
    this.open.push(2);
  }

  get logActivities(): ExtractionLogActivities {
    return {
      openAttempt: () => Promise.resolve(this.open[0] === undefined ? null : { attempt: this.open[0], priority: 2 }),
      recordFailed: ({ step, reason }) => Promise.resolve(void this.ends.push({ kind: 'failed', step, reason })),
      recordCancelled: ({ reason }) => Promise.resolve(void this.ends.push({ kind: 'cancelled', reason })),
    };
  }

  /** Runs `work` beside a worker for the queue `documents`. */
  async withDocumentsWorker<T>(environment: TestWorkflowEnvironment, work: () => Promise<T>): Promise<T> {
    const worker = await Worker.create({
      connection: environment.nativeConnection,
      taskQueue: DOCUMENTS_QUEUE,
      activities: this.activities,
      maxHeartbeatThrottleInterval: 200,
    });
    return worker.runUntil(work());
  }

  /** What the queue `documents` is served with. */
  get activities(): ExtractionActivities {
    return {
      prepareDocument: () => {
        const { unreadable, pages } = this.script;
        if (unreadable) return Promise.resolve({ kind: 'unreadable', ...unreadable });
        this.done.push('prepare');
        return Promise.resolve({ kind: 'done', ranMs: 100, pages });
      },
      readPages: ({ from }) => this.readPages(from),
      understandDocument: () => {
        this.done.push('understand');
        this.open.shift();
        return Promise.resolve({ kind: 'done', ranMs: 100 });
      },
    };
  }

  private async readPages(from: number): Promise<StageOutcome<{ next: number | null }>> {
    if (this.failuresLeft-- > 0) throw ApplicationFailure.retryable('the reader went away');
    if (from === this.script.holdAtPage) await this.hold();
    const to = Math.min(this.script.pages, from + this.script.pagesPerBatch - 1);
    this.done.push(`pages ${from}-${to}`);
    return { kind: 'done', ranMs: this.script.ranMsPerBatch ?? 100, next: to < this.script.pages ? to + 1 : null };
  }

  private async hold(): Promise<void> {
    this.holding.resolve();
    const alive = setInterval(() => heartbeat(), 100);
    const signal = cancellationSignal();
    const cancelled = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    try {
      await Promise.race([this.released.promise, cancelled]);
    } finally {
      clearInterval(alive);
    }
  }
}
