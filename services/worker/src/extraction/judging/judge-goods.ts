import { acceptJudgement } from '@tallyport/domain/classification/judging/accept-judgement';
import type { GoodsToJudge } from '@tallyport/domain/classification/judging/goods-to-judge';
import type { Model } from '../../adapters/model/model-port.js';
import type { ModelAnswerCache } from '../model/model-answer-cache.js';
import { type ModelAsked, NOTHING_SAID } from '../model/record-model-asked.js';

type Outcome = Omit<ModelAsked, 'documentId' | 'workOrderId' | 'attempt' | 'question' | 'model'>;

/**
 * Asks the model to choose among the codes of goods, and keeps what it said for the step that classifies. An answer in which no code is
 * one of those offered is none. Whatever the model says, a code that was not offered goes nowhere.
 */
export async function judgeGoods(
  goods: readonly GoodsToJudge[],
  model: Model,
  kept: Pick<ModelAnswerCache, 'saveJudgements'>,
  signal: AbortSignal,
): Promise<Outcome> {
  const reply = await model.judge(goods, signal);
  if (reply.kind === 'none') return { outcome: 'fallback', reason: reply.reason, ...reply.spent, ...NOTHING_SAID };
  const judgements = goods.flatMap((one, index) => {
    const said = reply.answer[index];
    return said ? acceptJudgement(one, said) : [];
  });
  await kept.saveJudgements(judgements);
  const refused = judgements.filter(({ fallback }) => fallback !== null).length;
  const counts = { ...reply.spent, ...NOTHING_SAID, refused };
  return refused === judgements.length
    ? { outcome: 'fallback', reason: 'code-not-offered', ...counts }
    : { outcome: 'used', reason: null, ...counts };
}
