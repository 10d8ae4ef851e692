import {
  ApplicationFailure,
  defaultPayloadConverter,
  type Headers,
  type Next,
  patched,
  proxyLocalActivities,
  type SignalInput,
  type UpdateInput,
  type WorkflowExecuteInput,
  type WorkflowInboundCallsInterceptor,
  type WorkflowOutboundCallsInterceptor,
  workflowInfo,
} from '@temporalio/workflow';
import { quick } from './activity-options.js';
import { SEAL_HEADER, type SealActivities, type SentMessage, START_SEAL_HEADER } from './sealed-messages.js';

const { isSealGenuine } = proxyLocalActivities<SealActivities>(quick);
const CHECK = 'isSealGenuine';

/**
 * Lets nothing into a workflow that gateway or reactor did not send: Temporal asks nobody who he is. A run that somebody else
 * began fails before it does anything, another's update is refused and another's signal dropped, before anything is decided.
 */
export class SealCheck implements WorkflowInboundCallsInterceptor {
  /** Whether the run was begun by whom it should; null once that is settled, and in runs from before the check. */
  private beginning: Promise<boolean> | null = null;
  private startSeal: Headers = {};

  /** What the workflow does waits for its beginning; a run that continues as new hands the seal of its beginning on. */
  readonly outbound: WorkflowOutboundCallsInterceptor = {
    scheduleLocalActivity: (input, next) => (input.activityType === CHECK ? next(input) : this.onceBegun(() => next(input))),
    scheduleActivity: (input, next) => this.onceBegun(() => next(input)),
    startTimer: (input, next) => this.onceBegun(() => next(input)),
    continueAsNew: (input, next) => next({ ...input, headers: { ...input.headers, ...this.startSeal } }),
  };

  /** The workflow begins at once, since its handlers have to be there before its first task ends, and stops at its first step. */
  async execute(input: WorkflowExecuteInput, next: Next<WorkflowInboundCallsInterceptor, 'execute'>): Promise<unknown> {
    if (!isChecking()) return next(input);
    const { [START_SEAL_HEADER]: seal } = input.headers;
    if (seal !== undefined) this.startSeal = { [START_SEAL_HEADER]: seal };
    this.beginning = this.isGenuine({ kind: 'start', name: workflowInfo().workflowType, args: input.args }, seal);
    const run = next(input);
    if (!(await this.beginning)) throw notGenuine();
    this.beginning = null;
    return run;
  }

  async handleUpdate(input: UpdateInput, next: Next<WorkflowInboundCallsInterceptor, 'handleUpdate'>): Promise<unknown> {
    if (isChecking() && !(await this.isAdmitted('update', input.name, input))) throw notGenuine();
    return next(input);
  }

  async handleSignal(input: SignalInput, next: Next<WorkflowInboundCallsInterceptor, 'handleSignal'>): Promise<void> {
    if (isChecking() && !(await this.isAdmitted('signal', input.signalName, input))) return;
    return next(input);
  }

  private async isAdmitted(kind: 'update' | 'signal', name: string, { args, headers }: { args: unknown[]; headers: Headers }) {
    const [isBegun, isGenuine] = await Promise.all([this.beginning, this.isGenuine({ kind, name, args }, headers[SEAL_HEADER])]);
    return isBegun !== false && isGenuine;
  }

  /** What a run that somebody else began wants to do never happens. */
  private onceBegun<T>(step: () => Promise<T>): Promise<T> {
    if (this.beginning === null) return step();
    return this.beginning.then((isGenuine) => (isGenuine ? step() : new Promise<never>(() => undefined)));
  }

  private isGenuine(message: Omit<SentMessage, 'workflowId'>, header: Headers[string] | undefined): Promise<boolean> {
    const seal = header === undefined ? null : defaultPayloadConverter.fromPayload<string>(header);
    return isSealGenuine({ workflowId: workflowInfo().workflowId, ...message, seal });
  }
}

/**
 * Introduced 2026-11-23 with histories from before. To be deprecated once no run from before is open, a day after its
 * installation at the latest, and removed once none that recorded it is.
 */
function isChecking(): boolean {
  if (!patched('2026-11-senders-checked')) return false;
  return true;
}

function notGenuine(): ApplicationFailure {
  return ApplicationFailure.nonRetryable('this was not sent by the gateway or the reactor', 'message-not-genuine');
}
