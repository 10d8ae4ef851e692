import { randomUUID } from 'node:crypto';
import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { EmailTry } from '../outbound-email/activities.js';
import { EMAIL_WORKFLOW, type EmailRef, emailStreamId, emailWorkflowId, wakeSignal } from '../outbound-email/messages.js';
import { EXPORTS_QUEUE } from '../task-queues.js';
import { InMemoryLog } from './in-memory-log.js';
import { withWorker } from './time-skipping.js';

const ORG = randomUUID();

/** How one try ends: by an outcome, or by the death of its sender before or after the mail arrived. */
export type EmailCourse = SendOutcome | 'sender dies' | 'taken, sender dies';

/** A mail with its log and the server that it is handed to, served by workers of its own. */
export class TestEmail {
  readonly id = randomUUID();
  readonly log = new InMemoryLog();
  /** The tries that were handed over, and the copies that arrived: a second copy without a person's word is a defect. */
  tries = 0;
  copies = 0;

  constructor(
    private readonly environment: TestWorkflowEnvironment,
    private readonly courses: readonly EmailCourse[],
    /** Holds a try until it is let go. */
    private readonly hold: (attempt: number) => Promise<void> = () => Promise.resolve(),
  ) {}

  get events() {
    return this.log.events(emailStreamId(this.id));
  }

  get types() {
    return this.events.map(({ type }) => type.replace('outbound-email.', ''));
  }

  get handle() {
    return this.environment.client.workflow.getHandle(emailWorkflowId(this.id));
  }

  /** What whoever asks for a mail records. */
  ask(): void {
    const content = { template: 'written' as const, subject: 'Papers', text: 'The bill is missing.' };
    const data = { emailId: this.id, to: ['mei.chen@harbourline.example'], locale: 'en' as const, content, workOrderId: null };
    this.log.slip(emailStreamId(this.id), { type: 'outbound-email.requested', data });
  }

  /** What a person decides about an unknown one. */
  decide(type: 'outbound-email.sent-again' | 'outbound-email.counted-as-sent'): void {
    this.log.slip(emailStreamId(this.id), { type, data: { emailId: this.id, reason: null } });
  }

  /** As the reactor does. */
  async wake(): Promise<void> {
    const args: [EmailRef] = [{ orgId: ORG, emailId: this.id, workOrderId: null }];
    const options = { workflowId: emailWorkflowId(this.id), taskQueue: this.id, args, signal: wakeSignal, signalArgs: [] as [] };
    await this.environment.client.workflow.signalWithStart(EMAIL_WORKFLOW, options);
  }

  async waitFor(type: string): Promise<void> {
    while (!this.types.includes(type)) await this.environment.sleep(100);
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const outside = await Worker.create({
      connection: this.environment.nativeConnection,
      taskQueue: EXPORTS_QUEUE,
      activities: { sendEmail: (one: EmailTry) => this.send(one) },
      maxHeartbeatThrottleInterval: 200,
    });
    try {
      return await outside.runUntil(withWorker(this.environment, this.id, this.log.activities, work));
    } finally {
      await this.handle.terminate().catch(() => undefined);
    }
  }

  private async send({ attempt }: EmailTry) {
    this.tries += 1;
    await this.hold(attempt);
    const course = this.courses[this.tries - 1] ?? TAKEN;
    if (course === 'taken, sender dies' || (typeof course === 'object' && course.kind === 'sent')) this.copies += 1;
    if (typeof course === 'string') throw new Error('the sender died');
    return { outcome: course, milliseconds: 120 };
  }
}

const TAKEN: SendOutcome = { kind: 'sent', code: 250, sentence: '2.0.0 Ok', refused: [] };
