import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';
import { DOCUMENTS_QUEUE, EXPORTS_QUEUE, OUTSIDE_QUEUE } from '../task-queues.js';

/** The log is near and quick; a fault is tried again for as long as it takes, since only the log can say what happened. */
export const quick: LocalActivityOptions = {
  startToCloseTimeout: '10s',
  scheduleToCloseTimeout: '10m',
  localRetryThreshold: '1m',
  retry: { initialInterval: '50ms', backoffCoefficient: 2, maximumInterval: '2s' },
};

/** The same for what has to be recorded before anything else can happen: it is never given up. */
export const untilRecorded: LocalActivityOptions = {
  startToCloseTimeout: '10s',
  localRetryThreshold: '1m',
  retry: { initialInterval: '50ms', backoffCoefficient: 2, maximumInterval: '2s' },
};

/** An interchange is made again while only the machine fails; what cannot be made eight times cannot be made. */
export const buildingInterchanges = {
  taskQueue: EXPORTS_QUEUE,
  startToCloseTimeout: '1m',
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '20s', maximumAttempts: 8 },
} satisfies ActivityOptions;

/** Sent once: what becomes of it is asked, never tried. The time is that of the call and a little more. */
export const sendingToCustoms = {
  taskQueue: EXPORTS_QUEUE,
  startToCloseTimeout: '40s',
  heartbeatTimeout: '10s',
  retry: { maximumAttempts: 1 },
} satisfies ActivityOptions;

/** A mail is handed over once in a try: what becomes of it is asked of a person, never tried. The time is that of a slow server and a little more. */
export const sendingMail = {
  taskQueue: EXPORTS_QUEUE,
  startToCloseTimeout: '6m',
  heartbeatTimeout: '10s',
  retry: { maximumAttempts: 1 },
} satisfies ActivityOptions;

/** Asked until there is an answer, however long customs is away. */
export const askingCustoms = {
  taskQueue: EXPORTS_QUEUE,
  startToCloseTimeout: '40s',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '2s', backoffCoefficient: 2, maximumInterval: '1m' },
} satisfies ActivityOptions;

/** A call of an export, made once: the longest that an installation allows, what is read before it, and a little more. */
export const callingOutside = {
  taskQueue: EXPORTS_QUEUE,
  startToCloseTimeout: '6m',
  heartbeatTimeout: '10s',
  retry: { maximumAttempts: 1 },
} satisfies ActivityOptions;

/** Whether a call arrived is asked until there is an answer, however long the other side is away. */
export const lookingOutside = {
  taskQueue: EXPORTS_QUEUE,
  startToCloseTimeout: '6m',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '5s', backoffCoefficient: 2, maximumInterval: '2m' },
} satisfies ActivityOptions;

/** A page of what is fetched: tried for as long as a person can be expected to wait. Reading changes nothing there. */
export const syncing = {
  taskQueue: EXPORTS_QUEUE,
  startToCloseTimeout: '6m',
  scheduleToCloseTimeout: '15m',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '2s', backoffCoefficient: 2, maximumInterval: '30s', maximumAttempts: 4 },
} satisfies ActivityOptions;

/** Commands for other processes, handed over until each is answered: on the queue of the workflows, where commands are sealed. */
export const handingOver = {
  startToCloseTimeout: '2m',
  heartbeatTimeout: '20s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
} satisfies ActivityOptions;

/** What was accepted is read back for two hours; then a person reads it. */
export const readingBack = { ...lookingOutside, scheduleToCloseTimeout: '2h' } satisfies ActivityOptions;

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
