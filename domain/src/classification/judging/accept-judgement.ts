import { type GoodsJudgement, MOST_CODES_OFFERED } from '@tallyport/contracts/classification/judgement';
import type { ModelJudgement } from '@tallyport/contracts/classification/model-judgement';
import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import type { GoodsToJudge } from './goods-to-judge.js';

const LONGEST_REASON = 300;

/**
 * What counts of a model's answer about goods. A code that was not offered is no answer at all: whoever says one did not judge among
 * these candidates, whatever else it says. Reasons are words for people and are kept short.
 */
export function acceptJudgement(goods: GoodsToJudge, { code, reason, rejected }: ModelJudgement): GoodsJudgement {
  const offered = goods.offered.map((one) => one.code);
  if (code !== null && !offered.includes(code)) return withoutAnswer(goods, 'code-not-offered');
  const aside = new Map(rejected.map((one) => [one.code, one.because]));
  return {
    key: goods.key,
    description: goods.description,
    offered,
    code,
    because: inShort(reason),
    rejected: offered
      .flatMap((other) => (other !== code && aside.has(other) ? { code: other, because: inShort(aside.get(other) ?? '') } : []))
      .slice(0, MOST_CODES_OFFERED),
    fallback: null,
  };
}

/** Goods that were put to a model, or should have been, and for which there is no answer. */
export function withoutAnswer({ key, description, offered }: GoodsToJudge, fallback: ModelFallback): GoodsJudgement {
  return { key, description, offered: offered.map(({ code }) => code), code: null, because: '', rejected: [], fallback };
}

function inShort(words: string): string {
  return words
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON);
}
