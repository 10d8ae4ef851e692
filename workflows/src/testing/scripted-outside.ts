import type { ValueDifference } from '@tallyport/contracts/freight-export/values';
import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { Called, ExportActivities, LookedFor, LostCallRef, Turn } from '../freight-export/activities.js';
import { EXPORTS_QUEUE } from '../task-queues.js';

/** How one call ends: taken; taken, but nobody learns it; taken for later; taken long after it was given up; lost; or an outcome as it stands. */
export type CallCourse =
  | 'taken'
  | 'taken unseen'
  | 'taken for later'
  | 'taken late'
  | 'lost'
  | 'sender dies'
  | 'taken, sender dies'
  | CallOutcome;

/** How calls and questions go, one by one; what is not said goes well. */
export interface OutsideScript {
  readonly calls?: readonly CallCourse[];
  readonly turns?: readonly Turn[];
  /** So many questions are not answered. */
  readonly silentQuestions?: number;
  /** Whether the system finds a job by our handle. */
  readonly findsByReference?: boolean;
  /** What stands there otherwise than it was sent, at each reading back. */
  readonly differences?: readonly (readonly ValueDifference[])[];
}

const SETTLE_MS = 600_000;
const KEY = 'S00001234';
const ACCEPTED: CallOutcome = { kind: 'accepted', key: KEY, lines: [], original: null };
const LATER: CallOutcome = { kind: 'accepted-later', lines: [], original: null };
const DONE: readonly CallCourse[] = ['taken', 'taken unseen', 'taken for later', 'taken, sender dies'];
const UNKNOWN: CallOutcome = { kind: 'unknown', reason: 'timeout' };

/** A freight system as the activities of an export reach it: what it did, how often it was called, and how often it was asked. */
export class ScriptedOutside {
  /** The effects, each one fee: a second for the same export is a defect. */
  done = 0;
  calls = 0;
  questions = 0;
  turns = 0;
  readings = 0;
  private isLateOnes = false;

  constructor(private readonly script: OutsideScript = {}) {}

  takeTurn(): Promise<Turn> {
    const turn = this.script.turns?.[this.turns] ?? { kind: 'granted' as const };
    this.turns += 1;
    return Promise.resolve(turn);
  }

  get activities(): ExportActivities {
    return {
      callOutside: () => this.call(),
      lookForExport: (call) => this.look(call),
      readBackExport: () => {
        const differences = this.script.differences?.[this.readings] ?? [];
        this.readings += 1;
        return Promise.resolve({ kind: 'read', key: KEY, differences, original: 'f'.repeat(64) });
      },
    };
  }

  private call(): Promise<Called> {
    const course = this.script.calls?.[this.calls] ?? 'taken';
    this.calls += 1;
    const ended = (outcome: CallOutcome) => Promise.resolve({ outcome, milliseconds: 1_200 });
    if (typeof course === 'object') return ended(course);
    if (course === 'taken late') this.isLateOnes = true;
    if (DONE.includes(course)) this.done += 1;
    if (course === 'taken for later') return ended(LATER);
    if (course.endsWith('sender dies')) return Promise.reject(new Error('the sender died'));
    return ended(course === 'taken' ? ACCEPTED : UNKNOWN);
  }

  private look({ since }: LostCallRef): Promise<LookedFor> {
    this.questions += 1;
    if (this.questions <= (this.script.silentQuestions ?? 0)) return Promise.reject(new Error('nobody answers'));
    if (this.script.findsByReference === false) return Promise.resolve({ kind: 'cannot-tell', detail: null });
    if (this.done > 0) return Promise.resolve({ kind: 'there', key: KEY });
    // What is late arrives after the first look.
    if (this.isLateOnes) [this.done, this.isLateOnes] = [1, false];
    const left = Date.parse(since) + SETTLE_MS - activityInfo().currentAttemptScheduledTimestampMs;
    if (left > 0) throw ApplicationFailure.create({ message: 'not there yet', nextRetryDelay: left });
    return Promise.resolve({ kind: 'not-there' });
  }

  /** Runs `work` beside a worker for the queue `exports`. */
  async withExportsWorker<T>(environment: TestWorkflowEnvironment, work: () => Promise<T>): Promise<T> {
    const worker = await Worker.create({
      connection: environment.nativeConnection,
      taskQueue: EXPORTS_QUEUE,
      activities: this.activities,
      maxHeartbeatThrottleInterval: 200,
    });
    return worker.runUntil(work());
  }
}
