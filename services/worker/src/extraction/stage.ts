import { setTimeout as sleep } from 'node:timers/promises';
import { EXTRACTION_STEPS, type ExtractionStep, stepAfter } from '@tallyport/contracts/document-extraction/steps';
import { isConnectionLoss } from '@tallyport/database/transient';
import { backoffMs } from '@tallyport/runtime/backoff';
import { failPoint } from '@tallyport/runtime/fail-point';
import type { Attempt, StageOutcome } from '@tallyport/workflows/document-extraction/activities';
import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';
import { Artefacts } from './artefacts.js';
import { ExtractionStream } from './extraction-stream.js';
import { remakeMissing } from './remake.js';
import type { StepContext, StepPorts } from './step-context.js';
import { STEPS } from './steps.js';
import { UnreadableDocument } from './unreadable-document.js';

const SIGN_OF_LIFE_MS = 1_000;

/**
 * Runs one stage of an attempt with signs of life and turns an unreadable document into an outcome. A stage of an attempt
 * that ended meanwhile (cancelled, withdrawn) does nothing. While the database is away it waits and begins again, since that is
 * no failure of the reader: finished steps and pages are not done twice.
 */
export async function runStage<Result extends object>(
  ports: StepPorts,
  attempt: Attempt,
  nothingToDo: Result,
  work: (context: StepContext, stream: ExtractionStream) => Promise<Result>,
): Promise<StageOutcome<Result>> {
  const began = performance.now();
  const alive = setInterval(() => heartbeat(), SIGN_OF_LIFE_MS);
  const ended = (result: Result) => ({ ...result, kind: 'done' as const, ranMs: Math.round(performance.now() - began) });
  try {
    return await whileDatabaseIsAway(() => runOnce(ports, attempt, ended(nothingToDo), async (...given) => ended(await work(...given))));
  } finally {
    clearInterval(alive);
  }
}

async function runOnce<Outcome>(
  ports: StepPorts,
  attempt: Attempt,
  nothingToDo: Outcome,
  work: (context: StepContext, stream: ExtractionStream) => Promise<Outcome>,
) {
  const stream = new ExtractionStream(ports.store, attempt);
  const reading = await stream.state();
  if (reading.kind !== 'open' || reading.attempt !== attempt.attempt) return nothingToDo;
  const context: StepContext = {
    ...ports,
    attempt,
    reading,
    file: { id: reading.hash, load: () => ports.blobs.read(attempt.orgId, reading.hash) },
    artefacts: new Artefacts(ports.blobs, attempt.orgId, reading.hash, attempt.documentId, ports.versions),
    signal: cancellationSignal(),
    mode: activityInfo().attempt > 1 ? 'smaller' : 'normal',
  };
  try {
    return await work(context, stream);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    const step = stepAfter(((await stream.state()) as typeof reading).finished) ?? 'completed';
    return { kind: 'unreadable' as const, step, reason: error.reason, message: error.sentence, page: error.page };
  }
}

async function whileDatabaseIsAway<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      await sleep(backoffMs(attempt, 100, 2_000), undefined, { signal: cancellationSignal() });
    }
  }
}

/** Does the steps from the first unfinished one up to `last`, recording each after its output is stored. */
export async function finishSteps(context: StepContext, stream: ExtractionStream, last: ExtractionStep): Promise<void> {
  const finished = context.reading.finished;
  await remakeMissing(context, last);
  const from = finished === null ? 0 : EXTRACTION_STEPS.indexOf(finished) + 1;
  for (const step of EXTRACTION_STEPS.slice(from, EXTRACTION_STEPS.indexOf(last) + 1)) {
    context.signal.throwIfAborted();
    const { summary, facts, pages = null, values = null } = await STEPS[step](context);
    await failPoint(`extraction.${step}.before-record`);
    const { attempt } = context;
    await stream.record({ type: 'finish-step', ...attempt, step, summary, facts, pages, values }, `${attempt.attempt}/${step}`);
    await failPoint(`extraction.${step}.recorded`);
  }
}
