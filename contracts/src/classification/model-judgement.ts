import { z } from 'zod';
import type { CodePutAside } from './judgement.js';

/** What a model said of one kind of goods, not yet held against what it was offered. */
export interface ModelJudgement {
  readonly code: string | null;
  readonly reason: string;
  readonly rejected: readonly CodePutAside[];
}

/** The strict shape of an answer about goods: one judgement for each, in their order. */
export interface ModelJudgements {
  readonly judgements: Readonly<Record<string, ModelJudgement>>;
}

/** What goods are called in question and answer, from 1. */
export function goodsName(place: number): string {
  return `goods_${place}`;
}

/**
 * The strict shape of an answer about goods that were offered these codes. A server that keeps to the schema can say no other code;
 * one that does not is found out goods by goods, so that one wrong code does not cost the answers about the others.
 */
export function modelJudgementsOf(offered: readonly (readonly string[])[]): z.ZodType<ModelJudgements> {
  const judged = offered.map((codes, index) => [goodsName(index + 1), judgementAmong(codes)] as const);
  return z.strictObject({ judgements: z.strictObject(Object.fromEntries(judged)) });
}

function judgementAmong(codes: readonly string[]) {
  const code = z
    .string()
    .max(40)
    .meta({ enum: [...codes] });
  return z.strictObject({
    code: code.nullable().describe('the code of the candidate that fits, null where none does'),
    reason: z.string().max(2_000).describe('one short sentence: what in the description decides'),
    rejected: z.array(z.strictObject({ code, because: z.string().max(2_000) })).max(50),
  });
}
