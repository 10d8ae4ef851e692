import type { ReadingFailure } from '@tallyport/contracts/document-extraction/reading-failures';
import {
  ActivityFailure,
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  TimeoutFailure,
} from '@temporalio/workflow';
import { BATCH_LIMIT_MS, documentWork, quick } from '../support/activity-options.js';
import { HandOver } from '../support/hand-over.js';
import type { Attempt, ExtractionActivities, ExtractionLogActivities, OpenAttempt, StageOutcome } from './activities.js';
import { askModel } from './ask-model.js';
import { type CancelExtraction, cancelExtractionSignal, type ExtractionRef, extractionRequestedSignal } from './messages.js';
import { TimeBudget } from './time-budget.js';

const log = proxyLocalActivities<ExtractionLogActivities>(quick);

/**
 * One per document, writing `extraction/<document>` through its activities: reads the open attempt to its end.
 * It asks its stream where that attempt stands, so it can be started again at any moment and goes on from the first
 * unfinished step. A newer attempt that arrives meanwhile is read by the next run. Handed over, it ends after the stage
 * that is under way and leaves the attempt open.
 */
export async function extractionWorkflow(ref: ExtractionRef): Promise<void> {
  let requested = 0;
  let cancel: CancelExtraction | null = null;
  // The handler changes it behind the compiler's back.
  const cancelOf = (attempt: number) => (isMeant(cancel, attempt) ? cancel : null);
  setHandler(extractionRequestedSignal, ({ attempt }) => {
    requested = Math.max(requested, attempt);
  });
  setHandler(cancelExtractionSignal, (request) => {
    if (cancel === null || (request.attempt ?? 0) > (cancel.attempt ?? 0)) cancel = request;
  });
  const handOver = new HandOver();

  const open = await log.openAttempt(ref);
  if (open) {
    const attempt = { ...ref, attempt: open.attempt };
    const reading = new CancellationScope();
    const watch = condition(() => cancelOf(open.attempt) !== null).then(() => reading.cancel());
    const outcome = await reading.run(() => read(attempt, open, handOver)).catch((error: unknown) => outcomeOf(error));
    await CancellationScope.nonCancellable(() => recordEnd(attempt, outcome, cancelOf(open.attempt)));
    void watch;
  }
  // A signal that came meanwhile may still be on its way through the check of its seal.
  await condition(allHandlersFinished);
  if (handOver.isDue || requested <= (open?.attempt ?? 0)) return;
  // Whoever waited in line behind this attempt may have been cancelled meanwhile: the next run would know nothing of it.
  const next = cancelOf(requested);
  if (next?.attempt === requested) await recordEnd({ ...ref, attempt: requested }, { kind: 'cancelled' }, next);
  else await continueAsNew<typeof extractionWorkflow>(ref);
}

/** A request from before it named its attempt means whichever is open. */
function isMeant(cancel: CancelExtraction | null, attempt: number): boolean {
  return cancel !== null && (cancel.attempt ?? attempt) === attempt;
}

type Outcome =
  | StageOutcome
  | { readonly kind: 'cancelled' | 'handed-over' }
  | { readonly kind: 'failed'; readonly reason: ReadingFailure; readonly message: string };

async function read(attempt: Attempt, { priority }: OpenAttempt, handOver: HandOver): Promise<Outcome> {
  const budget = new TimeBudget();
  // A document that has begun goes before those that wait; organisations take turns.
  const stages = (rank: number, limitMs = budget.nextBatchMs) =>
    proxyActivities<ExtractionActivities>({
      ...documentWork,
      startToCloseTimeout: limitMs,
      priority: { priorityKey: rank, fairnessKey: attempt.orgId },
    });

  if (handOver.isDue) return HANDED_OVER;
  const prepared = await stages(priority).prepareDocument(attempt);
  if (prepared.kind !== 'done') return prepared;
  budget.spend(prepared.ranMs);

  for (let from: number | null = 1; from !== null; ) {
    if (handOver.isDue) return HANDED_OVER;
    if (budget.isSpent) return OUT_OF_TIME;
    const batch: StageOutcome<{ next: number | null }> = await stages(Math.max(1, priority - 1)).readPages({ ...attempt, from });
    if (batch.kind !== 'done') return batch;
    budget.spend(batch.ranMs);
    from = batch.next;
  }
  if (handOver.isDue) return HANDED_OVER;
  if (budget.isSpent) return OUT_OF_TIME;
  const understood: StageOutcome<{ asksModel?: string }> = await stages(Math.max(1, priority - 1)).understandDocument(attempt);
  if (understood.kind !== 'done' || understood.asksModel === undefined) return understood;
  await askModel(attempt, { model: understood.asksModel, priority, budget, handOver });
  if (handOver.isDue) return HANDED_OVER;
  // However long a model took, what was read has the time to be finished.
  return stages(Math.max(1, priority - 1), BATCH_LIMIT_MS).understandDocument({ ...attempt, modelWasAsked: true });
}

const HANDED_OVER: Outcome = { kind: 'handed-over' };

const OUT_OF_TIME: Outcome = {
  kind: 'failed',
  reason: 'timeout',
  message: 'Reading took longer than 10 minutes. Retry, or split the document.',
};

/** What a stage that did not answer means. Anything but a failed activity is a defect and blocks the task. */
function outcomeOf(error: unknown): Outcome {
  if (isCancellation(error)) return { kind: 'cancelled' };
  if (!(error instanceof ActivityFailure)) throw error;
  if (error.cause instanceof TimeoutFailure) {
    return { kind: 'failed', reason: 'reader-timeout', message: 'The reader did not answer in time. Retry.' };
  }
  return { kind: 'failed', reason: 'reader-fault', message: 'The reader failed three times. Retry, or enter the values by hand.' };
}

async function recordEnd(attempt: Attempt, outcome: Outcome, cancel: CancelExtraction | null): Promise<void> {
  const recordedAt = new Date().toISOString();
  switch (outcome.kind) {
    case 'done':
    case 'handed-over':
      return;
    case 'unreadable':
      return log.recordFailed({
        ...attempt,
        step: outcome.step,
        reason: outcome.reason,
        message: outcome.message,
        ...(outcome.page && { page: outcome.page }),
        recordedAt,
      });
    case 'failed':
      return log.recordFailed({ ...attempt, step: null, reason: outcome.reason, message: outcome.message, recordedAt });
    case 'cancelled':
      return log.recordCancelled({
        ...attempt,
        commandId: cancel?.commandId ?? null,
        actor: cancel?.actor ?? { kind: 'machine', process: 'extraction' },
        reason: cancel?.reason ?? 'cancelled',
        recordedAt,
      });
  }
}
