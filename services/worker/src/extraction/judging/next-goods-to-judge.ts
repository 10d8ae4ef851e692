import { MOST_GOODS_A_QUESTION } from '@tallyport/contracts/classification/judgement';
import type { GoodsToJudge } from '@tallyport/domain/classification/judging/goods-to-judge';
import type { UnderstoodRecord } from '../artefacts.js';
import { ModelAnswerCache } from '../model/model-answer-cache.js';
import type { OpenQuestion } from '../model/open-questions.js';
import type { StepContext } from '../step-context.js';
import { goodsOfLine, linesWithoutCode } from './goods-of-line.js';
import { goodsToJudge } from './goods-to-judge.js';

/** Two hundred kinds of goods to a file: what is left after that is left to a person. */
const MOST_QUESTIONS = 20;

/** The next goods of the file whose code is not sure and of which the model has not been heard. */
export async function nextGoodsToJudge(
  context: StepContext,
  records: readonly UnderstoodRecord[],
  from: number,
): Promise<OpenQuestion | null> {
  const first = records.length + 1;
  let number = Math.max(from, first);
  while (context.reading.modelAsked.includes(number)) number += 1;
  if (number - first >= MOST_QUESTIONS) return null;
  const goods = await unheard(context, records);
  return goods.length === 0 ? null : { number, about: 'goods', goods: goods.slice(0, MOST_GOODS_A_QUESTION) };
}

/** An answer counts for as long as the same codes would be offered. */
async function unheard(
  { model, goods: classifier, blobs, attempt, reading }: StepContext,
  records: readonly UnderstoodRecord[],
): Promise<GoodsToJudge[]> {
  const goods = linesWithoutCode(records).map(goodsOfLine);
  if (model === null || goods.length === 0) return [];
  const suggestions = await classifier.suggest(attempt.orgId, goods);
  const suggested = suggestions.flatMap((suggestion, index) => {
    const of = goods[index];
    return of ? { goods: of, suggestion } : [];
  });
  const kept = await new ModelAnswerCache(blobs, attempt.orgId, reading.hash, model.name).judgements();
  const open = await goodsToJudge(suggested, model.name, classifier);
  return open.filter(({ key, offered }) => kept.get(key)?.offered.join() !== offered.map(({ code }) => code).join());
}
