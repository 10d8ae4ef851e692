import type { ModelActivities } from '@tallyport/workflows/document-extraction/activities';
import { askQuestion } from '../extraction/model/ask-question.js';
import { runStage } from '../extraction/stage.js';
import type { StepPorts } from '../extraction/step-context.js';

/** Questions to a model. Each may be repeated: answers are kept, and a question has one outcome in the log. */
export function modelActivities(ports: StepPorts): ModelActivities {
  return {
    askModel: ({ question, ...attempt }) =>
      runStage<{ next: number | null }>(ports, attempt, { next: null }, async (context, stream) => ({
        next: await askQuestion(context, stream, question),
      })),
  };
}
