import type { ModelAnswer } from '@tallyport/contracts/document-extraction/model-answer';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Page } from '@tallyport/reading/document-model';
import { type Reconciled, reconcileRecord } from '@tallyport/reading/model-reading/reconcile-record';
import { ApplicationFailure } from '@temporalio/common';
import { type Model, type ModelReply, ModelUnavailable } from '../../adapters/model/model-port.js';
import type { ExtractionStream } from '../extraction-stream.js';
import { judgeGoods } from '../judging/judge-goods.js';
import type { StepContext } from '../step-context.js';
import { documentFor } from './document-for-model.js';
import { ModelAnswerCache } from './model-answer-cache.js';
import { nextQuestion } from './next-question.js';
import type { OpenQuestion } from './open-questions.js';
import { type ModelAsked, NOTHING_SAID, NOTHING_SPENT, recordModelAsked } from './record-model-asked.js';

type Outcome = Pick<ModelAsked, 'outcome' | 'reason' | keyof typeof NOTHING_SPENT | keyof typeof NOTHING_SAID>;

/**
 * Asks the next question from `from` on, works its answer in, records what came of it, and answers with the question to go on
 * with. Throws a failure that may be tried again, with the reason as its type, where the model gave no answer.
 */
export async function askQuestion(context: StepContext, stream: Pick<ExtractionStream, 'record'>, from: number): Promise<number | null> {
  const { model, attempt, reading } = context;
  const question = model === null ? null : await nextQuestion(context, from);
  if (model === null || question === null) return null;
  const kept = new ModelAnswerCache(context.blobs, attempt.orgId, reading.hash, model.name);
  const outcome = await withFailures(() => ask(context, model, kept, question));
  const { orgId: _, ...ofAttempt } = attempt;
  await recordModelAsked(stream, { ...ofAttempt, question: question.number, model: model.name, ...outcome });
  // Goods without an answer would be the next goods again.
  if (question.about === 'goods' && outcome.outcome === 'fallback') return null;
  return (await nextQuestion(context, question.number + 1))?.number ?? null;
}

function ask(context: StepContext, model: Model, kept: ModelAnswerCache, question: OpenQuestion): Promise<Outcome> {
  switch (question.about) {
    case 'record':
      return askAboutRecord(context, model, kept, question);
    case 'Chinese':
      return askAboutChinese(context, model, kept, question.texts);
    case 'goods':
      return judgeGoods(question.goods, model, kept, context.signal);
  }
}

async function askAboutRecord(
  context: StepContext,
  model: Model,
  kept: ModelAnswerCache,
  { number, record }: Extract<OpenQuestion, { about: 'record' }>,
): Promise<Outcome> {
  const { kind } = record;
  if (kind === null) return used(NOTHING_SPENT);
  const { fromPage, toPage } = record.segment;
  const pages = await context.artefacts.pages(fromPage, toPage);
  const known = await kept.answer(record);
  const reply: ModelReply<ModelAnswer> =
    known === null
      ? await model.read(await documentFor(context, kind, pages, model.seesPictures), context.signal)
      : { kind: 'answered', answer: known, spent: NOTHING_SPENT };
  if (reply.kind === 'none') return fallback(reply);
  if (known === null) await kept.saveAnswer(record, reply.answer);
  const { fates } = await workIn(context, number, kind, reply.answer, pages);
  return used(reply.spent, fates);
}

/** Puts the answer beside what was read. Done twice it changes nothing, so a stage that is repeated here does no harm. */
async function workIn(
  { artefacts }: StepContext,
  number: number,
  kind: RecordKind,
  answer: ModelAnswer,
  pages: readonly Page[],
): Promise<Reconciled> {
  const records = await artefacts.understanding();
  const { header = {}, lines = [] } = records[number] ?? {};
  const reconciled = reconcileRecord({ kind, header, lines }, answer, { pages });
  const after = records.map((record, index) =>
    index === number ? { ...record, header: reconciled.header, lines: reconciled.lines } : record,
  );
  await artefacts.saveUnderstanding(after);
  return reconciled;
}

async function askAboutChinese(context: StepContext, model: Model, kept: ModelAnswerCache, texts: readonly string[]): Promise<Outcome> {
  const known = await kept.english();
  const unknown = texts.filter((text) => !known.has(text));
  if (unknown.length === 0) return used(NOTHING_SPENT);
  const reply = await model.translate(unknown, context.signal);
  if (reply.kind === 'none') return fallback(reply);
  const said = unknown.flatMap((text, index): [string, string][] => {
    const english = reply.answer[index];
    return typeof english === 'string' && english.trim() !== '' ? [[text, english]] : [];
  });
  await kept.saveEnglish(new Map(said));
  return used(reply.spent);
}

function used(spent: typeof NOTHING_SPENT, fates: Reconciled['fates'] = NOTHING_SAID): Outcome {
  return { outcome: 'used', reason: null, ...spent, ...fates };
}

function fallback({ reason, spent }: Extract<ModelReply<unknown>, { kind: 'none' }>): Outcome {
  return { outcome: 'fallback', reason, ...spent, ...NOTHING_SAID };
}

/** Temporal tries again, not before the time that the model asked for; the type tells the workflow why there was no answer. */
async function withFailures<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    const { message, reason, retryAfterMs } = error;
    throw ApplicationFailure.create({
      message,
      type: reason,
      ...(retryAfterMs === null ? {} : { nextRetryDelay: retryAfterMs }),
    });
  }
}
