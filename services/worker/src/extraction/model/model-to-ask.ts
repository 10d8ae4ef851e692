import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import type { ExtractionStream } from '../extraction-stream.js';
import { finishSteps } from '../stage.js';
import type { OpenReading, StepContext } from '../step-context.js';
import { nextQuestion } from './next-question.js';

const TRANSLATING = EXTRACTION_STEPS.indexOf('translating');

/** Finishes analyzing, and names the model if there is a question for it that has no outcome yet. */
export async function modelToAsk(context: StepContext, stream: ExtractionStream): Promise<string | null> {
  const { model, reading } = context;
  const isTooLate = reading.finished !== null && EXTRACTION_STEPS.indexOf(reading.finished) >= TRANSLATING;
  if (model === null || isTooLate) return null;
  await finishSteps(context, stream, 'analyzing');
  return (await nextQuestion(context, 0)) === null ? null : model.name;
}

/** The context with what was recorded since it was made. */
export async function asRecorded(context: StepContext, stream: ExtractionStream): Promise<StepContext> {
  const reading = await stream.state();
  return reading.kind === 'absent' ? context : { ...context, reading: reading satisfies OpenReading };
}
