import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';

/** The answer to one description, as one line of JSON. */
export interface ClassifyAnswer {
  readonly codes: readonly string[];
  readonly abstained: boolean;
  readonly confidence: number;
  readonly reason: string;
}

const whole = (share: number) => Math.round(share * 1000) / 1000;

/** Answers the codes, best first; those too among which a person would choose where the answer is withheld. */
export function answerOf({ abstained, candidates }: TariffSuggestion): ClassifyAnswer {
  const [best] = candidates;
  return {
    codes: candidates.map(({ code }) => code),
    abstained,
    confidence: whole(best?.confidence ?? 0),
    reason: best === undefined ? 'no word of the description is in the tariff' : `${best.reason.phrase} (${best.reason.words.join(', ')})`,
  };
}
