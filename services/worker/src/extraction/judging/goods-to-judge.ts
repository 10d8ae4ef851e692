import { goodsKey } from '@tallyport/domain/classification/goods-key';
import type { JudgedSuggestion } from '@tallyport/domain/classification/judging/apply-judgement';
import type { GoodsToJudge } from '@tallyport/domain/classification/judging/goods-to-judge';
import { isLeftToJudge } from '@tallyport/domain/classification/judging/left-to-judge';
import { codesToExplain, offerCodes } from '@tallyport/domain/classification/judging/offer-codes';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type { GoodsClassifier } from '../goods-classifier.js';

/** A suggestion with the goods that it is for. */
export interface SuggestedGoods {
  readonly goods: LineGoods;
  readonly suggestion: JudgedSuggestion;
}

/** The goods among these about which a model is to be asked, each once, with the codes among which it may choose. */
export async function goodsToJudge(
  suggested: readonly SuggestedGoods[],
  model: string,
  classifier: Pick<GoodsClassifier, 'entriesOf'>,
): Promise<GoodsToJudge[]> {
  const open = new Map<string, { readonly description: string; readonly suggestion: JudgedSuggestion }>();
  for (const { goods, suggestion } of suggested) {
    const key = goodsKey(goods.description);
    if (key !== null && !open.has(key) && isLeftToJudge(suggestion, model))
      open.set(key, { description: goods.description ?? '', suggestion });
  }
  const asked = [...open.entries()];
  if (asked.length === 0) return [];
  const entries = await classifier.entriesOf([...new Set(asked.flatMap(([, { suggestion }]) => codesToExplain(suggestion.candidates)))]);
  return asked.map(([key, { description, suggestion }]) => offerCodes({ key, description }, suggestion.candidates, entries));
}
