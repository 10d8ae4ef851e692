import type { GoodsJudgement } from '@tallyport/contracts/classification/judgement';
import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';

/** What a model had to do with the codes of a file, in a few words; where it gave no answer, the reason. */
export function judgingInWords(model: string | null, left: number, judgements: readonly GoodsJudgement[]): string | null {
  if (model === null) return left === 0 ? null : 'no model is configured to judge';
  if (judgements.length === 0) return null;
  const { answered, agreed, none } = countsOf(judgements);
  const judged = `${model} judged ${answered}: ${agreed} as the tariff, ${answered - agreed - none} otherwise, ${none} none`;
  const [unanswered] = judgements.flatMap(({ fallback }) => fallback ?? []);
  if (unanswered === undefined) return judged;
  const silent = `no answer to ${judgements.length - answered} (${unanswered})`;
  return answered === 0 ? `${model} gave ${silent}` : `${judged}, ${silent}`;
}

/** The same as facts. */
export function judgingAsFacts(hasModel: boolean, left: number, judgements: readonly GoodsJudgement[]): StepFact[] {
  if (!hasModel) return left === 0 ? [] : [{ what: 'no-judge' }];
  const { answered, agreed, none } = countsOf(judgements);
  const facts: StepFact[] = [
    { what: 'judged-alike', count: agreed },
    { what: 'judged-otherwise', count: answered - agreed - none },
    { what: 'judged-none', count: none },
    { what: 'judge-silent', count: judgements.length - answered },
  ];
  return facts.filter(({ count }) => count !== 0);
}

function countsOf(judgements: readonly GoodsJudgement[]): { answered: number; agreed: number; none: number } {
  const answered = judgements.filter(({ fallback }) => fallback === null);
  return {
    answered: answered.length,
    agreed: answered.filter(({ code, offered }) => code === offered[0]).length,
    none: answered.filter(({ code }) => code === null).length,
  };
}
