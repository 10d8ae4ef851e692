import type { CallOutcome, ExportStep } from '@tallyport/domain/freight-export/export/commands';
import type { ExportProgress } from '@tallyport/domain/freight-export/export/state';
import { derivedId } from '../support/derived-id.js';
import type { ExportActivities, ExportLogActivities, LookedFor, ReadBack } from './activities.js';
import type { ExportRef } from './messages.js';

const MINUTE_MS = 60_000;
/** What was accepted for later is looked for when no acknowledgement has come by then (domain: CargoWise eAdaptor, §10). */
const ACKNOWLEDGED_WITHIN_MS = 30 * MINUTE_MS;

/** What exporting needs of the run that it lives in. */
export interface ExportingPorts {
  readonly outside: ExportActivities;
  readonly turns: Pick<ExportLogActivities, 'takeTurn'>;
  /** What stands, and where steps are recorded. */
  readonly stream: { readonly state: ExportProgress; record(step: ExportStep): Promise<unknown> };
  now(): string;
  /** Between 0 and 1. */
  random(): number;
  /** Waits so long, or until it is moot. */
  pause(ms: number, isMoot: () => boolean): Promise<void>;
  /** What the work came to, or null when it became moot before. */
  unlessMoot<T>(isMoot: () => boolean, work: () => Promise<T>): Promise<T | null>;
  /** Whether this is an activity that ended without telling how. Anything else is a defect. */
  isLost(error: unknown): boolean;
  /** Whether the run is to end at its next step. */
  readonly isDue: () => boolean;
}

/**
 * Brings one export out, once: a call is recorded before it leaves, what came of it is recorded, and where nobody knows it is looked
 * for. "Not there" counts only when no late call can arrive any more; only then the same leaves again. What was accepted is read back.
 * Everything is in the stream: a run that begins in the middle takes a call that is under way for lost, and looks.
 */
export class Exporting {
  /** The call that this very run recorded and has not made yet. */
  private fresh: number | null = null;

  constructor(
    private readonly ref: ExportRef,
    private readonly ports: ExportingPorts,
  ) {}

  /** Takes the next step by itself. */
  async step(): Promise<void> {
    const { state, attempts } = this.progress;
    switch (state) {
      case 'queued':
        return this.begin();
      case 'retry_planned':
        return this.beginWhenDue();
      case 'sending':
        return this.fresh === attempts ? this.call(attempts) : this.record(this.ended(attempts, SENDER_DIED, 0));
      case 'unknown':
        return this.lookAfterSilence(attempts);
      case 'accepted_later':
        return this.lookAfterAcceptance(attempts);
      case 'verifying':
        return this.readBack();
      default:
        return undefined;
    }
  }

  private async beginWhenDue(): Promise<void> {
    const { retryAt } = this.progress;
    const left = retryAt === null ? 0 : Date.parse(retryAt) - Date.parse(this.ports.now());
    const isMoot = this.isMoved();
    if (left > 0) await this.ports.pause(left, isMoot);
    if (!isMoot()) await this.begin();
  }

  /** Waits for its turn, and records that it is about to leave. */
  private async begin(): Promise<void> {
    const isMoot = this.isMoved();
    const turn = await this.ports.turns.takeTurn(this.ref);
    if (turn.kind === 'held') return this.record({ type: 'record-held', hold: turn.hold, reason: turn.reason });
    if (turn.kind === 'wait') return this.ports.pause(turn.milliseconds, isMoot);
    const attempt = this.progress.attempts + 1;
    await this.record({ type: 'begin-call', attempt });
    if (this.progress.state === 'sending' && this.progress.attempts === attempt) this.fresh = attempt;
  }

  private async call(attempt: number): Promise<void> {
    this.fresh = null;
    try {
      const { outcome, milliseconds } = await this.ports.outside.callOutside({ ...this.ref, attempt });
      await this.record(this.ended(attempt, outcome, milliseconds));
    } catch (error) {
      if (!this.ports.isLost(error)) throw error;
      await this.record(this.ended(attempt, SENDER_DIED, 0));
    }
  }

  private async lookAfterSilence(attempt: number): Promise<void> {
    await this.recordLook(attempt, await this.lookFor(attempt, this.isMoved()));
  }

  private async lookAfterAcceptance(attempt: number): Promise<void> {
    const isMoot = this.isMoved();
    const { since } = this.progress;
    const left = since === null ? 0 : Date.parse(since) + ACKNOWLEDGED_WITHIN_MS - Date.parse(this.ports.now());
    if (left > 0) await this.ports.pause(left, isMoot);
    await this.recordLook(attempt, await this.lookFor(attempt, isMoot));
  }

  private lookFor(attempt: number, isMoot: () => boolean): Promise<LookedFor | null> {
    if (isMoot()) return Promise.resolve(null);
    const since = this.progress.since ?? this.ports.now();
    return this.ports.unlessMoot(isMoot, () => this.ports.outside.lookForExport({ ...this.ref, attempt, since }));
  }

  private async recordLook(attempt: number, looked: LookedFor | null): Promise<void> {
    if (looked === null) return;
    if (looked.kind === 'there') await this.record({ type: 'record-found', attempt, key: looked.key });
    else if (looked.kind === 'not-there') await this.record({ type: 'record-not-found', attempt, jitter: this.ports.random() });
    else await this.record({ type: 'record-cannot-tell', attempt, detail: looked.detail });
  }

  private async readBack(): Promise<void> {
    const isMoot = this.isMoved();
    const read = await this.ports.unlessMoot<ReadBack>(isMoot, () => this.tried(() => this.ports.outside.readBackExport(this.ref)));
    if (read === null) return;
    if (read.kind === 'cannot-be-read') await this.record({ type: 'record-cannot-read-back', detail: read.detail });
    else await this.record({ type: 'record-read-back', key: read.key, differences: read.differences, original: read.original });
  }

  /** What cannot be read for hours a person reads. */
  private async tried(work: () => Promise<ReadBack>): Promise<ReadBack> {
    try {
      return await work();
    } catch (error) {
      if (this.ports.isLost(error)) return { kind: 'cannot-be-read', detail: null };
      throw error;
    }
  }

  private ended(attempt: number, outcome: CallOutcome, milliseconds: number): StepContent {
    return { type: 'record-call', attempt, outcome, milliseconds, jitter: this.ports.random() };
  }

  /** A person, an acknowledgement or another run took it on; or the run is to end. */
  private isMoved(): () => boolean {
    const { state, attempts, retryAt } = this.progress;
    return () => {
      const now = this.progress;
      return this.ports.isDue() || now.state !== state || now.attempts !== attempts || now.retryAt !== retryAt;
    };
  }

  private get progress(): ExportProgress {
    return this.ports.stream.state;
  }

  /** The id comes from what is recorded: the same outcome twice is one. */
  private async record(step: StepContent): Promise<void> {
    const { exportId, workOrderId } = this.ref;
    const commandId = derivedId(exportId, JSON.stringify({ ...step, attempts: this.progress.attempts, state: this.progress.state }));
    const actor = { kind: 'machine' as const, process: 'export' };
    const circumstances = { commandId, correlationId: commandId, actor, issuedAt: this.ports.now(), exportId, workOrderId };
    await this.ports.stream.record({ ...step, ...circumstances });
  }
}

type Circumstance = 'commandId' | 'correlationId' | 'actor' | 'issuedAt' | 'exportId' | 'workOrderId';
type WithoutCircumstances<Step> = Step extends unknown ? Omit<Step, Circumstance> : never;
type StepContent = WithoutCircumstances<ExportStep>;

const SENDER_DIED: CallOutcome = { kind: 'unknown', reason: 'sender-died' };
