import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';
import { DOCUMENTS_QUEUE, OUTSIDE_QUEUE } from '../task-queues.js';

/** The log is near and quick; a fault is tried again for as long as it takes, since only the log can say what happened. */
export const quick: LocalActivityOptions = {
  startToCloseTimeout: '10s',
  scheduleToCloseTimeout: '10m',
  localRetryThreshold: '1m',
  retry: { initialInterval: '50ms', backoffCoefficient: 2, maximumInterval: '2s' },
};

/**
 * One batch of work on a document: at most half a minute of CPU, a sign of life every few seconds. The second attempt is
 * in a smaller mode; what fails three times fails for good.
 */
export const documentWork = {
  taskQueue: DOCUMENTS_QUEUE,
  heartbeatTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '2s', maximumAttempts: 3 },
} satisfies ActivityOptions;

/**
 * One question to a model. What can be tried again is tried three times in all, also when no worker is there to ask; then the
 * document goes on with what was read without a model.
 */
export const modelWork = {
  taskQueue: OUTSIDE_QUEUE,
  scheduleToCloseTimeout: '6m',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 3, maximumInterval: '20s', maximumAttempts: 3 },
} satisfies ActivityOptions;

/** An extraction may take up to ten minutes. Waiting in line does not count. */
export const EXTRACTION_LIMIT_MS = 10 * 60 * 1_000;

/** The longest that one question to a model may take, its answer worked in and recorded. */
export const QUESTION_LIMIT_MS = 3 * 60 * 1_000;

/** The longest that one batch may run before it counts as stuck. */
export const BATCH_LIMIT_MS = 60_000;
