import type { SuggestionSource } from '@tallyport/contracts/classification/suggestion';
import type { JudgedSuggestion } from './apply-judgement.js';

/** What the organisation itself wrote down for exactly these goods. Where that is not sure, only a person of theirs can say more. */
const OWN_WORD: ReadonlySet<SuggestionSource> = new Set(['product code', 'lookup code', 'synonym', 'product text', 'used before']);

/** Whether a model is to choose among the candidates: none is sure, none is the organisation's own word, and it has not chosen before. */
export function isLeftToJudge({ abstained, candidates, judge }: JudgedSuggestion, model: string): boolean {
  const hasChosen = judge !== null && judge.model === model && judge.fallback === null;
  return abstained && !hasChosen && candidates.length > 0 && !candidates.some(({ source }) => OWN_WORD.has(source));
}
