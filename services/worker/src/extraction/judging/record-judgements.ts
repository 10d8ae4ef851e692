import { type GoodsJudgement, MOST_GOODS_A_QUESTION } from '@tallyport/contracts/classification/judgement';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import { withoutAnswer } from '@tallyport/domain/classification/judging/accept-judgement';
import { ExtractionStream } from '../extraction-stream.js';
import type { StepContext } from '../step-context.js';
import { goodsToJudge, type SuggestedGoods } from './goods-to-judge.js';

/**
 * What came of the judging of these goods: what was said, and for goods that a model should have judged and did not, the reason why
 * there is no answer.
 */
export async function judgementsOf(
  { goods: classifier, reading }: Pick<StepContext, 'goods' | 'reading'>,
  suggested: readonly SuggestedGoods[],
  model: string,
  said: ReadonlyMap<string, GoodsJudgement>,
): Promise<GoodsJudgement[]> {
  const keys = new Set(suggested.map(({ goods }) => goodsKey(goods.description) ?? ''));
  const answered = [...said.values()].filter(({ key }) => keys.has(key));
  const { modelFallback } = reading;
  if (modelFallback === null) return answered;
  const left = await goodsToJudge(suggested, model, classifier);
  return [...answered, ...left.filter(({ key }) => !said.has(key)).map((goods) => withoutAnswer(goods, modelFallback))];
}

/** Records them with the reading, so that the desk can show them with any line of such goods. Recorded twice they stand once. */
export async function recordJudgements(
  { store, attempt }: Pick<StepContext, 'store' | 'attempt'>,
  model: string,
  judgements: readonly GoodsJudgement[],
): Promise<void> {
  const { orgId: _, ...ofAttempt } = attempt;
  const stream = new ExtractionStream(store, attempt);
  for (let from = 0; from < judgements.length; from += MOST_GOODS_A_QUESTION) {
    const goods = judgements.slice(from, from + MOST_GOODS_A_QUESTION);
    await stream.record({ type: 'record-goods-judged', judged: { ...ofAttempt, model, goods } }, `${attempt.attempt}/judged/${from}`);
  }
}
