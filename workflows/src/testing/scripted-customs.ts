import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { Built, CustomsActivities, InterchangeRef, Sent, UnknownReason } from '../lodgement/activities.js';
import { EXPORTS_QUEUE } from '../task-queues.js';

/** How one try to send ends: taken; taken, but the sender never learns it; lost on the way; turned away. */
export type SendingCourse = 'taken' | 'taken unseen' | 'lost' | 'sender dies' | 'turned away' | 'refused by syntax';

/** How sending and asking go, try by try; what is not said goes well. */
export interface CustomsScript {
  readonly sends?: readonly SendingCourse[];
  /** So many questions are not answered. */
  readonly silentQuestions?: number;
  readonly built?: Built;
}

/** Customs as the activities of a lodgement reach it: what it saw, how often, and how often it was asked. */
export class ScriptedCustoms {
  readonly seen: string[] = [];
  sends = 0;
  questions = 0;

  constructor(private readonly script: CustomsScript = {}) {}

  get activities(): CustomsActivities {
    const unknown = (reason: UnknownReason): Sent => ({ kind: 'unknown', reason });
    return {
      buildInterchange: () => Promise.resolve(this.script.built ?? { kind: 'built', hash: 'b'.repeat(64), bytes: 900 }),
      sendInterchange: ({ controlReference }: InterchangeRef): Promise<Sent> => {
        const course = this.script.sends?.[this.sends] ?? 'taken';
        this.sends += 1;
        if (course === 'taken' || course === 'taken unseen' || course === 'refused by syntax') this.seen.push(controlReference);
        if (course === 'sender dies') return Promise.reject(new Error('the sender died'));
        if (course === 'turned away') return Promise.resolve({ kind: 'turned-away', detail: '413 Content Too Large' });
        if (course === 'lost' || course === 'taken unseen') return Promise.resolve(unknown('timeout'));
        const error = { code: '12', words: 'invalid value', place: 'message' as const, line: null, segment: null, field: null };
        return Promise.resolve({ kind: 'acknowledged', original: 'd'.repeat(64), errors: course === 'refused by syntax' ? [error] : [] });
      },
      askForInterchange: ({ controlReference }) => {
        this.questions += 1;
        if (this.questions <= (this.script.silentQuestions ?? 0)) return Promise.reject(new Error('customs is away'));
        const isSeen = this.seen.includes(controlReference);
        return Promise.resolve(isSeen ? { kind: 'seen', acknowledgement: null } : { kind: 'never-seen' });
      },
    };
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
