import { z } from 'zod';
import { ModelFallback } from '../document-extraction/model-outcomes.js';

/** Goods are put to a model together, so many at most: an answer about more would take longer than a question may. */
export const MOST_GOODS_A_QUESTION = 10;
/** Codes further down the list than this are hardly ever right. */
export const MOST_CODES_OFFERED = 10;

/** A code that a model put aside, and why, in its own words. */
export const CodePutAside = z.object({ code: z.string().max(20), because: z.string().max(300) });
export type CodePutAside = z.infer<typeof CodePutAside>;

/**
 * What a model said of goods whose code was not sure: one of the codes that it was offered, or that none fits, with its reason.
 * With a `fallback` there is no answer that counts, and the product's own order of the codes stands for that reason.
 */
export const GoodsJudgement = z.object({
  /** What the goods are known by in the organisation: letters and digits of the description. */
  key: z.string().min(1).max(400),
  /** The description as it was put to the model. */
  description: z.string().max(400),
  offered: z.array(z.string().max(20)).max(MOST_CODES_OFFERED),
  code: z.string().max(20).nullable(),
  because: z.string().max(300),
  rejected: z.array(CodePutAside).max(MOST_CODES_OFFERED),
  fallback: ModelFallback.nullable(),
});
export type GoodsJudgement = z.infer<typeof GoodsJudgement>;
