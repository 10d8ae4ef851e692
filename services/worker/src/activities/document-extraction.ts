import type { ExtractionActivities } from '@tallyport/workflows/document-extraction/activities';
import { asRecorded, modelToAsk } from '../extraction/model/model-to-ask.js';
import { readSomePages } from '../extraction/read-pages.js';
import { finishSteps, runStage } from '../extraction/stage.js';
import type { StepPorts } from '../extraction/step-context.js';

/** The work on documents. Every stage may be repeated: finished steps are recorded once, finished pages are artefacts. */
export function extractionActivities(ports: StepPorts): ExtractionActivities {
  return {
    prepareDocument: (attempt) =>
      runStage(ports, attempt, { pages: 0 }, async (context, stream) => {
        await finishSteps(context, stream, 'starting up');
        return { pages: (await context.artefacts.inspection()).pages };
      }),

    readPages: ({ from, ...attempt }) =>
      runStage<{ next: number | null }>(ports, attempt, { next: null }, async (context, stream) => ({
        next: await readSomePages(context, stream, from),
      })),

    understandDocument: ({ modelWasAsked = false, ...attempt }) =>
      runStage<{ asksModel?: string }>(ports, attempt, {}, async (context, stream) => {
        const asksModel = modelWasAsked ? null : await modelToAsk(context, stream);
        if (asksModel !== null) return { asksModel };
        await finishSteps(await asRecorded(context, stream), stream, 'completed');
        return {};
      }),
  };
}
