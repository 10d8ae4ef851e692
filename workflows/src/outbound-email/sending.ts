import type { EmailStep, SendOutcome } from '@tallyport/domain/outbound-email/commands';
import type { EmailProgress } from '@tallyport/domain/outbound-email/state';
import { derivedId } from '../support/derived-id.js';
import type { EmailActivities } from './activities.js';
import type { EmailRef } from './messages.js';

/** What sending needs of the run that it lives in. */
export interface SendingPorts {
  readonly outside: EmailActivities;
  /** What stands, and where steps are recorded. */
  readonly stream: { readonly state: EmailProgress; record(step: EmailStep): Promise<unknown> };
  now(): string;
  /** Between 0 and 1. */
  random(): number;
  /** Waits so long, or until the run is to look up. */
  pause(ms: number): Promise<void>;
  /** Whether this is an activity that ended without telling how. Anything else is a defect. */
  isLost(error: unknown): boolean;
}

/**
 * Brings one mail out, at most once: a try is recorded before it begins, and what came of it afterwards. A run that begins while a try is
 * under way does not know whether it was handed over, and leaves that to a person.
 */
export class Sending {
  /** The try that this very run recorded and has not made yet. */
  private fresh: number | null = null;

  constructor(
    private readonly ref: EmailRef,
    private readonly ports: SendingPorts,
  ) {}

  /** Takes the next step by itself. */
  async step(): Promise<void> {
    const { state, attempts } = this.ports.stream.state;
    switch (state) {
      case 'queued':
        return this.begin();
      case 'deferred':
        return this.beginWhenDue();
      case 'sending':
        return this.fresh === attempts ? this.send(attempts) : this.ended(attempts, SENDER_DIED, 0);
      default:
        return undefined;
    }
  }

  private async beginWhenDue(): Promise<void> {
    const { retryAt } = this.ports.stream.state;
    const left = retryAt === null ? 0 : Date.parse(retryAt) - Date.parse(this.ports.now());
    if (left > 0) await this.ports.pause(left);
    else await this.begin();
  }

  private async begin(): Promise<void> {
    const attempt = this.ports.stream.state.attempts + 1;
    await this.record({ type: 'begin-sending', attempt });
    const { state, attempts } = this.ports.stream.state;
    if (state === 'sending' && attempts === attempt) this.fresh = attempt;
  }

  private async send(attempt: number): Promise<void> {
    this.fresh = null;
    try {
      const { outcome, milliseconds } = await this.ports.outside.sendEmail({ ...this.ref, attempt });
      await this.ended(attempt, outcome, milliseconds);
    } catch (error) {
      if (!this.ports.isLost(error)) throw error;
      await this.ended(attempt, SENDER_DIED, 0);
    }
  }

  private ended(attempt: number, outcome: SendOutcome, milliseconds: number): Promise<void> {
    return this.record({ type: 'record-outcome', attempt, outcome, milliseconds, dice: this.ports.random() });
  }

  /** The id comes from what is recorded: the same outcome twice is one. */
  private async record(step: StepContent): Promise<void> {
    const { emailId } = this.ref;
    const commandId = derivedId(emailId, JSON.stringify(step));
    const actor = { kind: 'machine' as const, process: 'outbound-email' };
    await this.ports.stream.record({ ...step, emailId, commandId, correlationId: commandId, actor, issuedAt: this.ports.now() });
  }
}

type Circumstance = 'commandId' | 'correlationId' | 'actor' | 'issuedAt' | 'emailId';
type WithoutCircumstances<Step> = Step extends unknown ? Omit<Step, Circumstance> : never;
type StepContent = WithoutCircumstances<EmailStep>;

const SENDER_DIED: SendOutcome = { kind: 'unknown', reason: 'sender-died' };
