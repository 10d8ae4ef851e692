import { nextGoodsToJudge } from '../judging/next-goods-to-judge.js';
import type { StepContext } from '../step-context.js';
import { nextOfReadings, type OpenQuestion } from './open-questions.js';

/** The first question from `from` on that has no outcome yet, or null: about what is read first, since goods are judged by what was read. */
export async function nextQuestion(context: StepContext, from: number): Promise<OpenQuestion | null> {
  const records = await context.artefacts.understanding();
  return nextOfReadings(records, context.reading.modelAsked, from) ?? nextGoodsToJudge(context, records, from);
}
