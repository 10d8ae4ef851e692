import type { GoodsJudgement } from '@tallyport/contracts/classification/judgement';

/** What a model had to do with the codes of a file, in a few words; where it gave no answer, the reason. */
export function judgingInWords(model: string | null, left: number, judgements: readonly GoodsJudgement[]): string | null {
  if (model === null) return left === 0 ? null : 'no model is configured to judge';
  if (judgements.length === 0) return null;
  const answered = judgements.filter(({ fallback }) => fallback === null);
  const agreed = answered.filter(({ code, offered }) => code === offered[0]).length;
  const none = answered.filter(({ code }) => code === null).length;
  const judged = `${model} judged ${answered.length}: ${agreed} as the tariff, ${answered.length - agreed - none} otherwise, ${none} none`;
  const [unanswered] = judgements.flatMap(({ fallback }) => fallback ?? []);
  if (unanswered === undefined) return judged;
  const silent = `no answer to ${judgements.length - answered.length} (${unanswered})`;
  return answered.length === 0 ? `${model} gave ${silent}` : `${judged}, ${silent}`;
}
