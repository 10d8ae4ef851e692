import { type GoodsJudgement, MOST_GOODS_A_QUESTION } from '@tallyport/contracts/classification/judgement';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import { acceptJudgement, withoutAnswer } from '@tallyport/domain/classification/judging/accept-judgement';
import { applyJudgement, type JudgedSuggestion } from '@tallyport/domain/classification/judging/apply-judgement';
import type { GoodsToJudge } from '@tallyport/domain/classification/judging/goods-to-judge';
import { suggestForLine } from '@tallyport/domain/classification/line/suggest-for-line';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import { type Model, ModelUnavailable } from '../adapters/model/model-port.js';
import { goodsToJudge } from '../extraction/judging/goods-to-judge.js';

/**
 * Lets a model judge where the tariff is not sure, as the product does, but asking once: where no answer comes, the tariff's own order
 * stands, with the reason.
 */
export async function judgeSuggestions(
  described: readonly { readonly description: string; readonly tariff: TariffSuggestion }[],
  model: Model,
  entries: readonly TariffEntry[],
): Promise<JudgedSuggestion[]> {
  const byCode = Map.groupBy(entries, ({ code }) => code);
  const suggested = described.map(({ description, tariff }) => ({
    goods: { description, productCode: null, lookupCode: null },
    suggestion: applyJudgement(suggestForLine([], tariff, []), null),
  }));
  const goods = await goodsToJudge(suggested, model.name, { entriesOf: () => Promise.resolve(byCode) });
  const said = new Map<string, GoodsJudgement>();
  for (let from = 0; from < goods.length; from += MOST_GOODS_A_QUESTION)
    for (const judgement of await askAbout(goods.slice(from, from + MOST_GOODS_A_QUESTION), model)) said.set(judgement.key, judgement);
  return suggested.map(({ goods: { description }, suggestion }) => {
    const judgement = said.get(goodsKey(description) ?? '');
    return applyJudgement(suggestion, judgement === undefined ? null : { ...judgement, model: model.name });
  });
}

async function askAbout(goods: readonly GoodsToJudge[], model: Model): Promise<GoodsJudgement[]> {
  try {
    const reply = await model.judge(goods, new AbortController().signal);
    if (reply.kind === 'none') return goods.map((one) => withoutAnswer(one, reply.reason));
    return goods.flatMap((one, index) => {
      const said = reply.answer[index];
      return said ? acceptJudgement(one, said) : [];
    });
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    return goods.map((one) => withoutAnswer(one, error.reason));
  }
}
