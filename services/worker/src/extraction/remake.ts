import { EXTRACTION_STEPS, type ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import type { StepContext } from './step-context.js';
import { STEPS } from './steps.js';

/**
 * Makes again what finished steps left under another version of an engine, as far as the steps up to `last` need it: an attempt that
 * goes on after an upgrade would not find it. Pages are read again by the stage that reads pages.
 */
export async function remakeMissing(context: StepContext, last: ExtractionStep): Promise<void> {
  const { artefacts, reading } = context;
  const isDone = (step: ExtractionStep) => reading.finished !== null && isAtOrAfter(reading.finished, step);
  if (isDone('preprocessing') && !(await artefacts.hasInspection())) await STEPS.preprocessing(context);
  if (!isDone('analyzing') || !isAtOrAfter(last, 'analyzing') || (await artefacts.hasUnderstanding())) return;
  for (const step of UNDERSTANDING.filter(isDone)) await STEPS[step](context);
}

/** The steps that write what the file is understood as, each on what the one before it left. */
const UNDERSTANDING = ['analyzing', 'translating', 'classifying', 'fields mapped'] as const;

function isAtOrAfter(step: ExtractionStep, other: ExtractionStep): boolean {
  return EXTRACTION_STEPS.indexOf(step) >= EXTRACTION_STEPS.indexOf(other);
}
