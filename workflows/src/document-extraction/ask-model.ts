import { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  TimeoutFailure,
} from '@temporalio/workflow';
import { modelWork, QUESTION_LIMIT_MS, quick } from '../support/activity-options.js';
import type { HandOver } from '../support/hand-over.js';
import type { Attempt, ExtractionLogActivities, ModelActivities, ModelQuestion, StageOutcome } from './activities.js';
import type { TimeBudget } from './time-budget.js';

const log = proxyLocalActivities<ExtractionLogActivities>(quick);

interface Asking {
  readonly model: string;
  readonly priority: number;
  readonly budget: TimeBudget;
  readonly handOver: HandOver;
}

/**
 * Asks the model every question of the attempt, one after the other. A model that gives no answer is not asked further: that
 * is recorded, and the document goes on without it. Nothing that a model does or leaves undone fails a reading.
 */
export async function askModel(attempt: Attempt, { model, priority, budget, handOver }: Asking): Promise<void> {
  const outside = proxyActivities<ModelActivities>({
    ...modelWork,
    startToCloseTimeout: QUESTION_LIMIT_MS,
    priority: { priorityKey: priority, fairnessKey: attempt.orgId },
  });
  const ask = async (question: ModelQuestion): Promise<Answer> => {
    if (budget.isSpent) return { kind: 'unanswered', reason: 'timeout' };
    return outside.askModel(question).catch((error: unknown) => ({ kind: 'unanswered', reason: reasonOf(error) }));
  };
  for (let next: number | null = 0; next !== null && !handOver.isDue; ) {
    const question: ModelQuestion = { ...attempt, question: next };
    const answer: Answer = await ask(question);
    if (answer.kind === 'unanswered') {
      return log.recordModelFallback({ ...question, model, reason: answer.reason, recordedAt: new Date().toISOString() });
    }
    if (answer.kind !== 'done') return;
    budget.spend(answer.ranMs);
    next = answer.next;
  }
}

type Answer = StageOutcome<{ next: number | null }> | { readonly kind: 'unanswered'; readonly reason: ModelFallback };

/** Why no answer came. A cancelled reading ends; anything but a failed activity is a defect and blocks the task. */
function reasonOf(error: unknown): ModelFallback {
  if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
  if (error.cause instanceof TimeoutFailure) return 'timeout';
  const known = ModelFallback.safeParse(error.cause instanceof ApplicationFailure ? error.cause.type : null);
  return known.success ? known.data : 'adapter-fault';
}
